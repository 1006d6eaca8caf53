import type { Survey, SurveySpec } from '../wire/types';
import { split } from './choosing';
import type { TableSession } from './session.svelte';

/** Something shaded on the map on demand: zones of control, a field of fire. */
export class Overlay {
  spec = $state.raw<SurveySpec | null>(null);
  subject = $state<string | null>(null);
  survey = $state.raw<Survey | null>(null);
  problem = $state<string | null>(null);

  /** The next touch names what the overlay is about. */
  pointing = $derived(this.spec !== null && this.spec.subject !== 'map' && this.subject === null);

  constructor(private readonly session: TableSession) {
    session.onarrival(({ newState }) => {
      if (newState && this.spec !== null && !this.pointing) void this.#fetch();
    });
  }

  toggle(spec: SurveySpec): void {
    if (this.spec?.id === spec.id) {
      this.end();
      return;
    }
    this.end();
    this.spec = spec;
    if (spec.subject === 'map') void this.#fetch();
  }

  /** Takes a touch while pointing; false if it is not what was asked for. */
  point(link: string): boolean {
    if (this.spec === null || !this.pointing) return false;
    const { kind, name } = split(link);
    if (kind !== this.spec.subject) {
      const wanted = this.spec.subject === 'hex' ? 'a hex' : 'a unit';
      this.problem = `Point at ${wanted}.`;
      return true;
    }
    this.subject = name;
    void this.#fetch();
    return true;
  }

  /** The same overlay about something else. */
  pointAgain(): void {
    this.subject = null;
    this.survey = null;
  }

  end(): boolean {
    const had = this.spec !== null;
    this.spec = null;
    this.subject = null;
    this.survey = null;
    this.problem = null;
    return had;
  }

  async #fetch(): Promise<void> {
    const { spec, subject } = this;
    const state = this.session.view?.state;
    if (spec === null || state === undefined) return;
    this.problem = null;
    const about = subject === null ? {} : { subject };
    const answer = await this.session.ask({ do: 'survey', state, survey: spec.id, ...about });
    if (this.spec !== spec || this.subject !== subject) return;
    if (answer !== null && typeof answer === 'object') {
      if ('surveyed' in answer) this.survey = answer.surveyed;
      if ('failed' in answer) this.problem = answer.failed;
    }
  }
}
