import { expect, it } from 'vitest';
import { tintStyle } from './tints';

it('gives each side its colours in both modes', () => {
  const tint = { light: '#111', dark: '#eee', light_wash: '#ddd', dark_wash: '#222' };
  const style = tintStyle([
    { id: 'day', name: 'Day', tint },
    { id: 'night', name: 'Night', tint: { ...tint, light: '#333' } },
  ]);
  expect(style).toContain('--seat-0: light-dark(#111, #eee);');
  expect(style).toContain('--seat-1: light-dark(#333, #eee);');
  expect(style).toContain('--seat-1-wash: light-dark(#ddd, #222);');
  expect(style).toContain('--side-night: var(--seat-1);');
  expect(tintStyle([])).toBe('');
});
