import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Waiting } from '../wire/types';
import WaitingChoices from './WaitingChoices.svelte';

const giveUp: Waiting[] = [
  {
    seat: 'allied',
    touches: [
      { link: 'button:capitulate', then: [{ link: 'button:give_up', text: 'Give up the game' }] },
    ],
  },
];

function shown(over = false, nameOf: (seat: string) => string | null = () => null) {
  const ondecide = vi.fn();
  const page = render(WaitingChoices, { waiting: giveUp, over, nameOf, ondecide });
  return { ondecide, page };
}

describe('what one may decide while others are asked', () => {
  afterEach(cleanup);

  it('is decided after a question', async () => {
    const { ondecide } = shown();
    screen.getByRole('button', { name: 'Give up the game' }).click();
    const question = await screen.findByRole('dialog', { hidden: true });
    const sure = within(question).getByRole('button', { name: 'Give up the game', hidden: true });
    expect(ondecide).not.toHaveBeenCalled();
    sure.click();
    expect(ondecide).toHaveBeenCalledWith('allied', ['button:capitulate', 'button:give_up']);
  });

  it('is left alone by a change of mind', async () => {
    const { ondecide } = shown();
    screen.getByRole('button', { name: 'Give up the game' }).click();
    (await screen.findByRole('button', { name: 'Cancel', hidden: true })).click();
    expect(ondecide).not.toHaveBeenCalled();
  });

  it('keeps its question while the others go on, and drops it when the game is over', async () => {
    const { page, ondecide } = shown();
    screen.getByRole('button', { name: 'Give up the game' }).click();
    await screen.findByText('You cannot take this back.');
    await page.rerender({ waiting: [], over: false, nameOf: () => null, ondecide });
    expect(screen.queryByText('You cannot take this back.')).not.toBeNull();
    await page.rerender({ waiting: [], over: true, nameOf: () => null, ondecide });
    expect(screen.queryByText('You cannot take this back.')).toBeNull();
  });

  it('names the seat for one who plays several', () => {
    shown(false, () => 'Allied');
    expect(screen.getByRole('button', { name: 'Give up the game (Allied)' })).toBeTruthy();
  });
});
