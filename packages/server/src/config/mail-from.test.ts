import { describe, expect, it } from 'vitest';
import { isMailAddress, mailFrom } from './mail-from.ts';

const nothing = { from: null, smtpUrl: null, publicUrl: null };

describe('the address that mails come from', () => {
  it.each([
    [
      'as configured',
      { from: 'energy@example.org', smtpUrl: 'smtp://me%40x.org:p@x.org' },
      'energy@example.org',
    ],
    ['the user of the mail server', { smtpUrl: 'smtp://me%40x.org:p@mail.x.org' }, 'me@x.org'],
    [
      'the host of the public address',
      { smtpUrl: 'smtp://apikey:p@x', publicUrl: 'https://e.org' },
      'no-reply@e.org',
    ],
    ['an IPv4 address of it', { publicUrl: 'http://192.168.1.5:8080' }, 'no-reply@[192.168.1.5]'],
    ['an IPv6 address of it', { publicUrl: 'http://[fd00::5]:8080' }, 'no-reply@[IPv6:fd00::5]'],
    ['a user that cannot be decoded', { smtpUrl: 'smtp://a%zz:p@x' }, 'no-reply@localhost'],
    ['nothing', {}, 'no-reply@localhost'],
  ])('follows from %s', (_, known, expected) => {
    expect(mailFrom({ ...nothing, ...known })).toBe(expected);
    expect(isMailAddress(expected)).toBe(true);
  });

  it.each(['', 'energy', 'a@', '@b', 'a@b@c', 'a b@c', 'a@b\r\nBcc: x@y', 'A <a@b>', '.a@b', 'a@-b'])(
    'is not %j',
    (text) => {
      expect(isMailAddress(text)).toBe(false);
    },
  );
});
