import { hourMs } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { isTicket, newTicket } from './public-ticket.ts';

const issuedMs = Date.parse('2026-11-20T12:00:00Z');

describe('a ticket', () => {
  const ticket = newTicket('hash', issuedMs);

  it('opens its page for a day', () => {
    expect(isTicket(ticket, 'hash', issuedMs + 23 * hourMs)).toBe(true);
    expect(isTicket(ticket, 'hash', issuedMs + 24 * hourMs)).toBe(false);
  });

  it('ends with the password', () => {
    expect(isTicket(ticket, 'another hash', issuedMs)).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['no signature', String(issuedMs * 2)],
    ['another time', ticket.replace(/^\d+/, String(issuedMs * 2))],
    ['nonsense', '..'],
  ])('cannot be %s', (_, forged) => {
    expect(isTicket(forged, 'hash', issuedMs)).toBe(false);
  });
});
