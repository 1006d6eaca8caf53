/**
 * Fire stand by stand. The tree of touches has a pose for each single stand and target,
 *
 * ```text
 *   pose:aims - ru_kazan_2 - - - -      the second of six stands fires
 * ```
 *
 * and any of them can be put together to one: whom a stand may fire at does not depend on the others.
 */
const PREFIX = 'pose:aims ';
const HOLDS = '-';

/** The targets that a stand may fire at. */
export interface StandTargets {
  /** From 0. */
  stand: number;
  targets: string[];
}

/** Whether a touch is a fire stand by stand. */
export function isByStands(link: string): boolean {
  return link.startsWith(PREFIX);
}

function words(link: string): string[] {
  return link.slice(PREFIX.length).split(' ');
}

/** The stands that can fire, in their order, each with its targets. */
export function standsOf(links: readonly string[]): StandTargets[] {
  const found = new Map<number, string[]>();
  for (const link of links.filter(isByStands)) {
    const aims = words(link);
    const firing = aims.flatMap((aim, stand) => (aim === HOLDS ? [] : [stand]));
    const [stand] = firing;
    const target = stand === undefined ? undefined : aims[stand];
    if (stand === undefined || target === undefined || firing.length > 1) continue;
    found.set(stand, [...(found.get(stand) ?? []), target]);
  }
  return [...found]
    .map(([stand, targets]) => ({ stand, targets }))
    .sort((a, b) => a.stand - b.stand);
}

/** The link of a fire with these stands; null if none fires. */
export function linkOf(
  links: readonly string[],
  chosen: Readonly<Record<number, string>>,
): string | null {
  const [known] = links.filter(isByStands);
  const stands = Object.keys(chosen).length;
  if (known === undefined || stands === 0) return null;
  return (
    PREFIX +
    words(known)
      .map((_, stand) => chosen[stand] ?? HOLDS)
      .join(' ')
  );
}
