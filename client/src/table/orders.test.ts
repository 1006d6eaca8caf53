import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import OrderList from './OrderList.svelte';

const orders = ['1807', '1908'].map((at) => ({
  text: `Res Art: fire at ${at}`,
  chain: ['piece:fr_r1', 'button:recall'],
}));

describe('the list of orders', () => {
  it('has every order with a button that takes it out', async () => {
    const ontakeout = vi.fn();
    render(OrderList, { orders, disabled: false, ontakeout });
    expect(screen.getByText('Orders given: 2')).toBeTruthy();
    const buttons = screen.getAllByRole('button', { name: /^Remove/ });
    expect(buttons).toHaveLength(2);
    await fireEvent.click(screen.getByRole('button', { name: 'Remove Res Art: fire at 1908' }));
    expect(ontakeout).toHaveBeenCalledExactlyOnceWith(orders[1]);
  });

  it('waits while a decision is on its way', () => {
    render(OrderList, { orders, disabled: true, ontakeout: vi.fn() });
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });
});
