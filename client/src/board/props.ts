import type { Lit } from '../table/choosing';
import type { Chart, Scene, Step, Survey } from '../wire/types';
import type { By } from './touching';

/** What every board is given, with hexes or without. */
export interface BoardProps {
  chart: Chart;
  mapUrl: string;
  scene: Scene;
  /** What can be touched now. */
  lit: Lit[];
  /** What is touched already. */
  chain: string[];
  /** What would replace the chain if it were touched: the things lit with an empty hand. */
  alternatives?: string[];
  preview: string | null;
  survey: Survey | null;
  /** What led from the last scene to this one. */
  steps: Step[];
  /** Show no animation. */
  quiet: boolean;
  ontouch: (link: string, by: By) => void;
  onpreview: (link: string | null) => void;
  onescape: () => void;
}
