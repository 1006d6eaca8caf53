import { t } from '../words/words.svelte';
import type { Survey, SurveySpec } from '../wire/types';
import { split } from './choosing';
import { changedMeanwhile, type TableSession } from './session.svelte';

/** Something shaded on the map on demand: zones of control, a field of fire. */
export class Overlay {
  spec = $state.raw<SurveySpec | null>(null);
  subject = $state<string | null>(null);
  survey = $state.raw<Survey | null>(null);
  problem = $state<string | null>(null);

  /** The next touch names what the overlay is about. */
  pointing = $derived(this.spec !== null && this.spec.subject !== 'map' && this.subject === null);

  #asking = false;

  constructor(private readonly session: TableSession) {
    session.onarrival(({ newState }) => {
      const unanswered = this.survey === null && this.problem === null && !this.#asking;
      if ((newState || unanswered) && this.spec !== null && !this.pointing) void this.#fetch();
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
      this.problem = t('overlay-not-that', { subject: this.spec.subject });
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
    if (spec === null) return;
    this.problem = null;
    const about = subject === null ? {} : { subject };
    const isWanted = (): boolean => this.spec === spec && this.subject === subject;
    this.#asking = true;
    const answer = await this.session.inquire(({ state }) =>
      isWanted() ? { do: 'survey', state, survey: spec.id, ...about } : null,
    );
    this.#asking = false;
    // Where the line broke, the next view asks again.
    if (!isWanted() || answer === null) return;
    if (answer === 'stale') this.problem = changedMeanwhile();
    else if (typeof answer === 'object' && 'surveyed' in answer) this.survey = answer.surveyed;
    else if (typeof answer === 'object' && 'failed' in answer) this.problem = answer.failed;
  }
}
