import { describe, expect, it } from 'vitest';
import { type OpenSender, proofStateOf } from './claim-proof.ts';

const minute = 60_000_000;
const now = 100_000 * minute;

const sender = (change: Partial<OpenSender> = {}): OpenSender => ({
  network: '192.0.2.1',
  isForwarded: false,
  lastMicros: now - minute,
  intervalSeconds: 60,
  ...change,
});
const begunAt = (atMicros: number, network = '192.0.2.1') => ({ network, atMicros });

describe('proofStateOf', () => {
  it('waits for an upload by key from the only network that sent openly', () => {
    expect(proofStateOf([sender()], null, now)).toEqual({ kind: 'awaited', network: '192.0.2.1' });
  });

  it('compares with a day at most', () => {
    const yesterday = sender({ network: '192.0.2.9', lastMicros: now - 1441 * minute });
    expect(proofStateOf([yesterday], null, now)).toEqual({ kind: 'unseen' });
    expect(proofStateOf([yesterday, sender()], null, now).kind).toBe('awaited');
    expect(proofStateOf([], null, now)).toEqual({ kind: 'unseen' });
  });

  it('leaves several networks and undeclared proxies to an administrator', () => {
    const [one, other] = [sender(), sender({ network: '192.0.2.2' })];
    expect(proofStateOf([one, other], begunAt(now), now)).toEqual({ kind: 'unclear' });
    expect(proofStateOf([sender({ isForwarded: true })], null, now)).toEqual({ kind: 'unclear' });
  });

  it.each([
    ['ten minutes', 60, 10],
    ['ten minutes where the interval is unknown', null, 10],
    ['three intervals', 900, 45],
  ])('is complete after a silence of %s', (_, intervalSeconds, minutes) => {
    const begun = begunAt(now - 5 * minute);
    const state = (lastMicros: number) => proofStateOf([sender({ intervalSeconds, lastMicros })], begun, now);
    const { network } = begun;
    const complete = (sinceMicros: number) => ({
      kind: 'begun',
      network,
      completeMicros: sinceMicros + minutes * minute,
    });
    // The silence begins with the first upload by key, or with what came openly after it.
    expect(state(now - 60 * minute)).toEqual(complete(begun.atMicros));
    expect(state(now - minute)).toEqual(complete(now - minute));
  });

  it('begins anew when another network is the only one by now', () => {
    expect(proofStateOf([sender()], begunAt(now - minute, '192.0.2.2'), now).kind).toBe('awaited');
  });
});
