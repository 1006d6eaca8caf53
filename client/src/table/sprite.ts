import { forgetSprite } from '../board/sprite';

const ID = 'counter-sprite';

/** Puts the symbols of a game's counters into the page: every counter refers to them. */
export function carrySprite(game: string, svg: string): void {
  const before = document.getElementById(ID);
  if (before?.getAttribute('data-game') === game) return;
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (parsed.nodeName !== 'svg') return;
  const sprite = document.importNode(parsed, true);
  sprite.id = ID;
  sprite.setAttribute('data-game', game);
  sprite.setAttribute('aria-hidden', 'true');
  // Not `display: none`: gradients and patterns of a hidden sprite are not drawn everywhere.
  sprite.setAttribute('style', 'position:absolute;width:0;height:0;overflow:hidden');
  before?.remove();
  document.body.prepend(sprite);
  forgetSprite();
}
