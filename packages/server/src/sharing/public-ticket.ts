// A ticket opens a public page that has a password. It says until when, signed by the password's hash, so that it ends
// with that password and nothing needs to be kept.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hourMs } from '@ohmstead/domain';

const lastsMs = 24 * hourMs;

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
