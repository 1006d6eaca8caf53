/** The experiment that this tab saw last: a reload finds it again. */
const NAME = 'malakoff.experiment';

export function keptExperiment(): string | null {
  try {
    return sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}

export function keepExperiment(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, id);
  } catch {
    // Forbidden: a reload begins anew.
  }
}
