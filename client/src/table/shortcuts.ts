/** The keys of the table. Pure: which key does what, and when a key belongs to somebody else. */
import { meantKey, type Pressed } from '../lib/keyboard';

export type Command =
  | 'escape'
  | 'primary'
  | 'take-back'
  | 'advice'
  | 'players'
  | 'halt'
  | 'step'
  | 'log'
  | 'rules'
  | 'choices'
  | 'next'
  | 'previous'
  | 'step-back'
  | 'step-forward'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit'
  | 'help';

export const shortcuts: { keys: string[]; command: Command }[] = [
  { keys: ['Enter'], command: 'primary' },
  { keys: ['Escape'], command: 'escape' },
  { keys: ['n'], command: 'next' },
  { keys: ['p'], command: 'previous' },
  { keys: ['u'], command: 'take-back' },
  { keys: ['a'], command: 'advice' },
  { keys: ['w'], command: 'players' },
  { keys: ['h'], command: 'halt' },
  { keys: ['.'], command: 'step' },
  { keys: ['l'], command: 'log' },
  { keys: ['c'], command: 'choices' },
  { keys: ['r'], command: 'rules' },
  { keys: ['['], command: 'step-back' },
  { keys: [']'], command: 'step-forward' },
  { keys: ['+', '='], command: 'zoom-in' },
  { keys: ['-'], command: 'zoom-out' },
  { keys: ['0'], command: 'fit' },
  { keys: ['?'], command: 'help' },
];

export interface KeyPress extends Pressed {
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** Where the focus is: some places need the key themselves. */
export type FocusIn = 'typing' | 'control' | 'board' | 'elsewhere';

/** The command of a key press, or `null` if the key is not for the table. */
export function commandOf(press: KeyPress, focus: FocusIn): Command | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return null;
  if (focus === 'typing' && press.key !== 'Escape') return null;
  // Enter on a button or on a hex of the board presses that.
  if (press.key === 'Enter' && focus !== 'elsewhere') return null;
  const key = meantKey(press);
  return shortcuts.find((one) => one.keys.includes(key))?.command ?? null;
}
