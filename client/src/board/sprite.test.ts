import { expect, it } from 'vitest';
import { DARK_INK, hasSymbol, inkOn, isDark } from './sprite';

it('tells dark plates from light ones', () => {
  expect(isDark('#b5302a')).toBe(true);
  expect(isDark('#2a4f93')).toBe(true);
  expect(isDark('#e0b13e')).toBe(false);
  expect(isDark('#d9b3a8')).toBe(false);
});

it('knows what the page carries', () => {
  expect(hasSymbol('plate-british')).toBe(false);
  expect(inkOn('plate-british')).toBe(DARK_INK);
  document.body.innerHTML =
    '<svg><symbol id="plate-british"><path d="M0 0h60v60z" fill="#b5302a"/></symbol></svg>';
  expect(hasSymbol('plate-british')).toBe(true);
  expect(inkOn('plate-british')).toBe('#ffffff');
});
