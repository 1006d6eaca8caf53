import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../wire/types';
import { partKeys } from './keys';
import { playersOf, sumOf, type Chosen } from './players';

const seats = ['russian', 'allied'];
const as =
  (chosen: Record<string, Chosen>) =>
  (seat: string): Chosen =>
    chosen[seat] ?? 'here';

describe('playersOf', () => {
  it('leaves people alone', () => {
    expect(playersOf(seats, as({ allied: 'elsewhere' }))).toEqual({
      seats: { russian: 'here', allied: 'elsewhere' },
      computers: {},
    });
  });

  it('keeps the key of a seat that the computer plays', () => {
    const players = playersOf(seats, as({ allied: 'captain' }));
    expect(players).toEqual({
      seats: { russian: 'here', allied: 'here' },
      computers: { allied: 'captain' },
    });
    const { mine } = partKeys({ russian: 'r', allied: 'a' }, players.seats);
    expect(mine).toEqual({ russian: 'r', allied: 'a' });
  });

  it('lets computers among themselves be watched', () => {
    expect(playersOf(seats, () => 'recruit').pace).toBe('calm');
  });
});

describe('sumOf', () => {
  const seats: SeatInfo[] = [
    { id: 'russian', name: 'Russian' },
    { id: 'allied', name: 'Allied' },
  ];

  it('says what the choice comes to', () => {
    expect(sumOf(seats, as({}))).toContain('Everyone plays on this screen');
    expect(sumOf(seats, as({ allied: 'general' }))).toBe('You play Russian.');
    expect(sumOf(seats, as({ russian: 'elsewhere' }))).toContain('invite link for Russian');
    expect(sumOf(seats, () => 'captain')).toContain('You watch');
  });

  it('counts many seats', () => {
    const many = Array.from({ length: 14 }, (_, place) => ({
      id: `russian_${place}`,
      name: `R${place}`,
    }));
    expect(sumOf(many, (seat) => (seat === 'russian_3' ? 'captain' : 'here'))).toBe(
      'You play 13 seats.',
    );
  });
});
