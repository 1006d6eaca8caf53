import { expect, it } from 'vitest';
import { meantKey } from './keyboard';

it('takes Latin keys as they are printed, and others by their place', () => {
  expect(meantKey({ key: 'a', code: 'KeyQ' })).toBe('a');
  expect(meantKey({ key: 'г', code: 'KeyU' })).toBe('u');
  expect(meantKey({ key: 'х', code: 'BracketLeft' })).toBe('[');
  expect(meantKey({ key: 'Enter', code: 'Enter' })).toBe('Enter');
  expect(meantKey({ key: 'ж' })).toBe('ж');
});
