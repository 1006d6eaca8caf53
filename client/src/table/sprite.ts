const ID = 'counter-sprite';

/** Puts the symbols of the counters into the page, once: every counter refers to them. */
export function carrySprite(svg: string): void {
  if (document.getElementById(ID) !== null) return;
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (parsed.nodeName !== 'svg') return;
  const sprite = document.importNode(parsed, true);
  sprite.id = ID;
  sprite.setAttribute('aria-hidden', 'true');
  // Not `display: none`: gradients and patterns of a hidden sprite are not drawn everywhere.
  sprite.setAttribute('style', 'position:absolute;width:0;height:0;overflow:hidden');
  document.body.prepend(sprite);
}
