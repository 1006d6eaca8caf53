import { expect, it } from 'vitest';
import { commandOf, shortcuts } from './shortcuts';

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  ...more,
});

it('gives every key one command', () => {
  const keys = shortcuts.flatMap((one) => one.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(commandOf(press('u'), 'elsewhere')).toBe('take-back');
});

it('leaves keys alone that belong to others', () => {
  expect(commandOf(press('u', { ctrlKey: true }), 'elsewhere')).toBeNull();
  expect(commandOf(press('u', { defaultPrevented: true }), 'elsewhere')).toBeNull();
  expect(commandOf(press('u'), 'typing')).toBeNull();
  expect(commandOf(press('Escape'), 'typing')).toBe('escape');
  expect(commandOf(press('Enter'), 'control')).toBeNull();
  expect(commandOf(press('Enter'), 'board')).toBeNull();
  expect(commandOf(press('Enter'), 'elsewhere')).toBe('primary');
});
