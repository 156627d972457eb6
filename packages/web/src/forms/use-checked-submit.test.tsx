import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { Checked } from './check-form.ts';
import { useCheckedSubmit } from './use-checked-submit.ts';

type FormProps = {
  checked: Checked<string>;
  sent: (value: string, onError: (error: unknown) => void) => void;
};

const Form = ({ checked, sent }: FormProps) => {
  const { errors, submit } = useCheckedSubmit({
    check: () => checked,
    send: sent,
    fieldOfCode: { sn_used: 'sn' },
  });
  return (
    <form onSubmit={submit}>
      <input name="name" aria-label="name" />
      <input name="sn" aria-label="sn" />
      <button type="submit">Send</button>
      <output>{Object.entries(errors).flat().join(' ')}</output>
    </form>
  );
};

const send = (form: FormProps) => {
  render(<Form {...form} />);
  fireEvent.click(screen.getByRole('button'));
};

const shown = () => [screen.getByRole('status').textContent, document.activeElement?.getAttribute('name')];

describe('useCheckedSubmit', () => {
  afterEach(cleanup);

  it('names what breaks a rule and sends nothing', () => {
    const sent: string[] = [];
    send({ checked: { kind: 'invalid', errors: { sn: 'sn_invalid' } }, sent: (value) => sent.push(value) });
    expect(shown()).toEqual(['sn sn_invalid', 'sn']);
    expect(sent).toEqual([]);
  });

  it('sends what keeps them', () => {
    const sent: string[] = [];
    send({ checked: { kind: 'valid', value: 'meter' }, sent: (value) => sent.push(value) });
    expect(sent).toEqual(['meter']);
    expect(shown()[0]).toBe('');
  });

  it('shows beside its field what the server refuses', () => {
    const refused = new ApiError({ kind: 'refused', status: 409, code: 'sn_used', message: '', fields: [] });
    send({ checked: { kind: 'valid', value: 'meter' }, sent: (_, onError) => onError(refused) });
    expect(shown()).toEqual(['sn sn_used', 'sn']);
  });
});
