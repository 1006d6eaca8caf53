// Moves the counters of a scene from where they were to where they are. The elements lie at their
// places already; only their transform is animated, so cutting an animation shows the right board.

import type { Show } from './motion';

/** Starts the moving part of a show; the answer cuts it. `moverOf` finds a counter's element. */
export function play(show: Show, moverOf: (id: string) => Element | null): () => void {
  const running: Animation[] = [];
  const animate = (
    id: string,
    frames: Keyframe[],
    { start, duration }: { start: number; duration: number },
    easing: string,
  ) => {
    const mover = moverOf(id);
    if (!mover) return;
    running.push(mover.animate(frames, { delay: start, duration, easing, fill: 'backwards' }));
  };

  for (const glide of show.glides) {
    const goal = glide.path.at(-1);
    if (!goal) continue;
    const frames = glide.path.map(({ x, y }) => ({
      transform: `translate(${x - goal.x}px, ${y - goal.y}px)`,
    }));
    animate(glide.id, frames, glide, 'ease-in-out');
  }
  for (const flip of show.flips) {
    const frames = [
      { transform: 'scaleX(0)' },
      { transform: 'scaleX(0)', offset: 0.5 },
      { transform: 'scaleX(1)' },
    ];
    animate(flip.before.id, frames, flip, 'ease-out');
  }
  for (const arrival of show.arrivals) {
    const frames = [
      { opacity: 0, transform: 'scale(1.5)' },
      { opacity: 1, transform: 'scale(1)' },
    ];
    animate(arrival.id, frames, arrival, 'ease-out');
  }
  return () => running.forEach((animation) => animation.cancel());
}
