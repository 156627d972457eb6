import { describe, expect, it } from 'vitest';
import { changesClocks } from '../index.ts';

describe('changesClocks', () => {
  it.each([
    ['Europe/Madrid', true],
    ['Australia/Sydney', true],
    ['America/New_York', true],
    ['Asia/Tokyo', false],
    ['America/Phoenix', false],
    ['Etc/UTC', false],
  ])('of %s is %s', (zone, changes) => {
    expect(changesClocks(zone, Date.UTC(2026, 10, 23))).toBe(changes);
  });
});
