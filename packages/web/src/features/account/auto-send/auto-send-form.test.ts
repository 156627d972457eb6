import { describe, expect, it } from 'vitest';
import { buildAutoSend } from '../../../../test/build-auto-send.ts';
import {
  autoSendBodyOf,
  checkAutoSend,
  formOfAutoSend,
  recipientError,
  withTyped,
} from './auto-send-form.ts';

const setting = buildAutoSend({ recipients: 'ann@example.org;bob@example.net', dailyReport: true });
const form = formOfAutoSend(setting);

describe('the list of recipients being typed', () => {
  it('takes an address with each separator, and keeps what is being typed', () => {
    expect(withTyped(form, 'cat@exa')).toEqual({ emails: form.emails, typed: 'cat@exa' });
    expect(withTyped(form, 'cat@example.com;')).toEqual({
      emails: [...form.emails, 'cat@example.com'],
      typed: '',
    });
    expect(withTyped(form, 'cat@example.com, dan@')).toEqual({
      emails: [...form.emails, 'cat@example.com'],
      typed: 'dan@',
    });
  });

  it('takes a pasted list at once, each address once', () => {
    expect(withTyped(form, 'ANN@example.org;cat@example.com\n').emails).toEqual([
      'ann@example.org',
      'bob@example.net',
      'cat@example.com',
    ]);
  });

  it('is sent with what still stands in the field', () => {
    expect(autoSendBodyOf({ ...form, typed: 'cat@example.com' })).toMatchObject({
      recipients: 'ann@example.org;bob@example.net;cat@example.com',
      dailyReport: true,
    });
  });
});

describe('checkAutoSend', () => {
  it.each([
    [{}, undefined],
    [{ typed: 'cat' }, 'email_invalid'],
    [{ emails: [] }, 'recipients_missing'],
    [{ emails: [], dailyReport: false }, undefined],
    [{ emails: Array.from({ length: 21 }, (_, index) => `p${index}@example.org`) }, 'recipients_too_many'],
  ])('finds the fault of %o', (change, code) => {
    expect(recipientError(checkAutoSend({ ...form, ...change }))).toBe(code);
  });

  it('shows what the server found at a place of the list', () => {
    expect(recipientError({ 'autoSend.recipients.1': 'email_invalid' })).toBe('email_invalid');
    expect(recipientError({ email: 'email_invalid' })).toBeUndefined();
  });
});
