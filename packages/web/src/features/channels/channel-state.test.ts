import { describe, expect, it } from 'vitest';
import { stateOf } from './channel-state.ts';

const channel = {
  id: 1,
  kind: 'webhook',
  name: 'Mine',
  address: 'https://example.org/…',
  isOn: true,
  urgency: 'all',
  kinds: null,
  ofSharedSites: false,
  createdAt: '2026-11-01T00:00:00Z',
  isConfirmed: true,
  hasLeft: false,
  lastSentAt: null,
  lastFailedAt: null,
  lastFailure: null,
  lastError: null,
} as const;

const [early, late] = ['2026-11-02T00:00:00Z', '2026-11-03T00:00:00Z'];

describe('stateOf', () => {
  it.each([
    ['new', {}],
    ['off', { isOn: false }],
    ['left', { hasLeft: true }],
    ['unconfirmed', { isConfirmed: false, isOn: false }],
    ['gone', { isOn: false, lastFailure: 'gone', lastFailedAt: late }],
    ['good', { lastSentAt: late }],
    ['good', { lastSentAt: late, lastFailedAt: early, lastFailure: 'refused' }],
    ['failing', { lastSentAt: early, lastFailedAt: late, lastFailure: 'refused' }],
    ['failing', { lastFailedAt: early, lastFailure: 'unreachable' }],
  ] as const)('is %s of %j', (kind, change) => {
    expect(stateOf({ ...channel, kinds: null, ...change }).kind).toBe(kind);
  });
});
