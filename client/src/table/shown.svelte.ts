import type { BoardProps } from '../board/props';
import { stillness } from '../lib/media.svelte';
import type { Lit } from './choosing';
import type { TouchedBy } from './hand.svelte';
import type { Table } from './table.svelte';

type OfTable = Omit<BoardProps, 'chart' | 'mapUrl' | 'scene'>;

/** What a board shows of a table, with hexes or without, and what becomes of touching it. */
export class Shown implements OfTable {
  lit: Lit[] = $derived.by(() => (this.table.overlay.pointing ? [] : this.table.hand.lit));
  chain = $derived.by(() => (this.table.past.looking ? [] : this.table.hand.chain));
  alternatives = $derived.by(() => this.table.hand.alternatives);
  preview = $derived.by(() => this.table.hand.preview);
  survey = $derived.by(() => this.table.overlay.survey);
  marked = $derived.by(() => this.table.marked);
  quiet = $derived.by(() => this.table.past.looking || stillness.matches);
  steps = $derived.by(() => (this.quiet ? [] : this.table.fresh));

  constructor(private readonly table: Table) {}

  ontouch = (link: string, by: TouchedBy): void => this.table.touch(link, by);
  onpreview = (link: string | null): void => void (this.table.hand.preview = link);
  onescape = (): void => this.table.escape();
}
