// What a public page with a password is opened with: until when, signed by the password's hash, so that it ends with
// that password and nothing needs to be kept.
import { createHmac, timingSafeEqual } from 'node:crypto';

const lastsMs = 24 * 3_600_000;

export const newTicket = (passwordHash: string, nowMs: number): string => {
  const until = String(nowMs + lastsMs);
  return `${until}.${signature(passwordHash, until).toString('base64url')}`;
};

export const isTicket = (ticket: string, passwordHash: string, nowMs: number): boolean => {
  const [until = '', signed = ''] = ticket.split('.');
  const given = Buffer.from(signed, 'base64url');
  const right = signature(passwordHash, until);
  return given.length === right.length && timingSafeEqual(given, right) && Number(until) > nowMs;
};

const signature = (passwordHash: string, until: string): Buffer =>
  createHmac('sha256', passwordHash).update(until).digest();
