/** The map is painted in so many bands, with a pause after each, so that the page stays responsive. */
const BANDS = 12;

/**
 * Paints an image over the whole of a canvas, bit by bit, and shows it when all is there; the answer
 * stops it. The canvas only carries the finished bitmap: one that could still be painted on would be
 * copied with every frame in which it moves.
 */
export function paintMap(
  image: HTMLImageElement,
  canvas: HTMLCanvasElement,
  done: () => void,
): () => void {
  const { width, height } = canvas;
  const easel = new OffscreenCanvas(width, height);
  const context = easel.getContext('2d', { alpha: false });
  const shown = canvas.getContext('bitmaprenderer');
  if (!context || !shown) return () => undefined;
  let band = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    // Whole rows, so that no seam shows between two bands.
    const top = Math.round((band * height) / BANDS);
    const bottom = Math.round(((band + 1) * height) / BANDS);
    context.save();
    context.beginPath();
    context.rect(0, top, width, bottom - top);
    context.clip();
    context.drawImage(image, 0, 0, width, height);
    context.restore();
    band += 1;
    if (band < BANDS) {
      timer = setTimeout(next, 20);
      return;
    }
    shown.transferFromImageBitmap(easel.transferToImageBitmap());
    done();
  };
  timer = setTimeout(next, 100);
  return () => clearTimeout(timer);
}
