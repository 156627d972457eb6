import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUpApp } from '../../test/app-for-test.tsx';
import { showToast } from '../toasts/toast-store.ts';
import { Toasts } from './Toasts.tsx';

describe('a toast', () => {
  cleanUpApp();
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Toasts />);
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const show = (kind: 'status' | 'error', text: string) => act(() => showToast(kind, text));

  it('goes after 3 s', () => {
    show('status', 'Saved');
    pass(2999);
    expect(screen.getByRole('status').textContent).toBe('Saved');
    pass(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('stays while it is pointed at or focused', () => {
    show('error', 'No access');
    fireEvent.pointerEnter(screen.getByRole('alert'));
    pass(60_000);
    fireEvent.pointerLeave(screen.getByRole('alert'));
    pass(2999);
    fireEvent.focus(screen.getByRole('alert'));
    pass(60_000);
    fireEvent.blur(screen.getByRole('alert'));
    pass(3000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not repeat what is still shown', () => {
    show('error', 'No access');
    show('error', 'No access');
    show('error', 'No data');
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });
});
