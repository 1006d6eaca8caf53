/** The keys of the table. Pure: which key does what, and when a key belongs to somebody else. */
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

export const shortcuts: { keys: string[]; command: Command; text: string }[] = [
  { keys: ['Enter'], command: 'primary', text: 'Take the first button: roll, end the phase' },
  { keys: ['Escape'], command: 'escape', text: 'Put down, close, return' },
  { keys: ['n'], command: 'next', text: 'Next unit or hex that can be touched' },
  { keys: ['p'], command: 'previous', text: 'The one before' },
  { keys: ['u'], command: 'take-back', text: 'Take back' },
  { keys: ['a'], command: 'advice', text: 'What would the computer do?' },
  { keys: ['w'], command: 'players', text: 'Who plays: people or the computer' },
  { keys: ['h'], command: 'halt', text: 'Halt the computer, or let it go on' },
  { keys: ['.'], command: 'step', text: 'One decision of a computer that is halted' },
  { keys: ['l'], command: 'log', text: 'Log' },
  { keys: ['c'], command: 'choices', text: 'All choices as a list' },
  { keys: ['r'], command: 'rules', text: 'Rules' },
  { keys: ['['], command: 'step-back', text: 'One decision back in the game' },
  { keys: [']'], command: 'step-forward', text: 'One decision forward' },
  { keys: ['+', '='], command: 'zoom-in', text: 'Nearer' },
  { keys: ['-'], command: 'zoom-out', text: 'Farther' },
  { keys: ['0'], command: 'fit', text: 'The whole map' },
  { keys: ['?'], command: 'help', text: 'This list' },
];

export interface KeyPress {
  key: string;
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
  return shortcuts.find((one) => one.keys.includes(press.key))?.command ?? null;
}
