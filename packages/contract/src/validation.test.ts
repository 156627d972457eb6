import { describe, expect, it } from 'vitest';
import { type ErrorCode, registerBody } from './index.ts';

const valid = {
  username: 'ada_l',
  password: 'secret-1',
  sn: 'da2bed94',
  fullName: 'Ada Lovelace',
  telephone: '+44 20 7946 0958',
  email: 'ada@example.org',
  TimeZoneInfoId: 'Europe/London',
};

const firstMessage = (change: Record<string, unknown>): string | undefined => {
  const parsed = registerBody.safeParse({ ...valid, ...change });
  return parsed.error?.issues[0]?.message;
};

const refusals: [string, Record<string, unknown>, ErrorCode][] = [
  ['no username', { username: undefined }, 'username_required'],
  ['an empty username', { username: '  ' }, 'username_required'],
  ['a username of 3', { username: 'ada' }, 'username_length'],
  ['a username of 16', { username: 'a'.repeat(16) }, 'username_length'],
  ['a colon in the username', { username: 'ada:l' }, 'username_format'],
  ['a letter outside English', { username: 'adál' }, 'username_format'],
  ['no password', { password: '' }, 'password_required'],
  ['a short password', { password: 'seven-7' }, 'password_length'],
  ['no SN', { sn: '' }, 'sn_required'],
  ['an SN of 7', { sn: 'ABCDEF1' }, 'sn_invalid'],
  ['an SN of 17', { sn: 'A'.repeat(17) }, 'sn_invalid'],
  ['a dash in the SN', { sn: 'DA2B-ED94' }, 'sn_invalid'],
  ['no full name', { fullName: '' }, 'full_name_required'],
  ['a full name of 51', { fullName: 'x'.repeat(51) }, 'full_name_length'],
  ['a telephone of letters', { telephone: 'call me' }, 'telephone_invalid'],
  ['an e-mail without a host', { email: 'ada@' }, 'email_invalid'],
  ['no time zone', { TimeZoneInfoId: '' }, 'time_zone_unknown'],
];

describe('user.register rules', () => {
  it('accepts a whole registration and folds the case of the SN', () => {
    expect(registerBody.parse(valid).sn).toBe('DA2BED94');
  });

  it('leaves telephone and e-mail to choice', () => {
    expect(firstMessage({ telephone: '', email: '' })).toBeUndefined();
    expect(firstMessage({ telephone: undefined, email: undefined })).toBeUndefined();
  });

  it.each(refusals)('refuses %s', (_, change, code) => {
    expect(firstMessage(change)).toBe(code);
  });
});
