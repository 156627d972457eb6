import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanUpApp } from '../../test/app-for-test.tsx';
import { chooseLanguage } from '../texts/texts.ts';
import { SubmitButton } from './SubmitButton.tsx';

const setNetwork = (isThere: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value: isThere, configurable: true });
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
};

const openForm = () => {
  const sent: string[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('form');
      }}
    >
      <input aria-label="Name" defaultValue="" />
      <SubmitButton>Save</SubmitButton>
    </form>,
  );
  return sent;
};

const button = () => screen.getByRole('button', { name: 'Save' });

describe('SubmitButton', () => {
  cleanUpApp();
  beforeEach(() => chooseLanguage('en'));
  afterEach(() => setNetwork(true));

  it('sends its form while there is a network, and says nothing', () => {
    const sent = openForm();
    fireEvent.click(button());
    expect(sent).toEqual(['form']);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('holds back without one, says why with the button, and keeps what was typed', () => {
    const sent = openForm();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Barn' } });
    setNetwork(false);
    fireEvent.click(button());
    expect(sent).toEqual([]);
    expect(button().getAttribute('aria-disabled')).toBe('true');
    const reason = screen.getByRole('status');
    expect(reason.textContent).toMatch(/Not available offline.*What you entered is kept/);
    expect(button().getAttribute('aria-describedby')).toBe(reason.id);

    setNetwork(true);
    fireEvent.click(button());
    expect(sent).toEqual(['form']);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Barn');
  });
});
