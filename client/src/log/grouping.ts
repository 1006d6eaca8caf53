/** The log as people read it: steps under the heading of their turn and phase. Pure. */
import type { Step } from '../wire/types';

export interface LogGroup {
  heading: string;
  steps: Step[];
}

/** Neighbouring steps with the same heading stand together. */
export function grouped(story: readonly Step[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const step of story) {
    const last = groups[groups.length - 1];
    if (last?.heading === step.heading) last.steps.push(step);
    else groups.push({ heading: step.heading, steps: [step] });
  }
  return groups;
}
