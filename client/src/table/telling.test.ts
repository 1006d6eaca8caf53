import { expect, it } from 'vitest';
import type { ChartHex, Piece } from '../wire/types';
import { worthTelling } from './telling';

const hex: ChartHex = {
  name: '0101',
  x: 0,
  y: 0,
  text: 'Redoubt No. 1; clear; level 2',
  neighbours: [],
};
const piece = { name: '1 Azov' } as Piece;
const line = (text: string) => ({ text, rule: 'quad:1.0' });

it('leaves out what the card shows already', () => {
  const lines = [
    line('Redoubt No. 1'),
    line('clear; level 2.'),
    line('1 Azov (Russian): fire 2'),
    line('Zone of 1 Azov'),
  ];
  expect(worthTelling(lines, hex, [piece]).map(({ text }) => text)).toEqual(['Zone of 1 Azov']);
});
