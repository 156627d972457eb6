import { calls } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { failureOf } from './api-error.ts';
import { followStream, type StreamState } from './follow-stream.ts';

const event = {
  sites: [{ id: 1, power: 240.5, lastUpdateTime: null, openIncidents: 0 }],
  meters: [],
  newestNotice: null,
};

const streamOf = (...events: unknown[]) =>
  new Response(events.map((value) => `data: ${JSON.stringify(value)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

const refusedWith = (status: number, code: string) => () =>
  new Response(JSON.stringify({ successful: false, message: 'no', data: { code } }), { status });

/** Follows connections that answer one after another, and stops at the last one's end. */
const follow = async (...connections: (() => Response)[]) => {
  const stop = new AbortController();
  const [events, states, waits, refusals]: [unknown[], StreamState[], number[], unknown[]] = [[], [], [], []];
  const left = [...connections];
  const context = {
    fetch: async () => (left.shift() ?? refusedWith(503, 'unavailable'))(),
    identity: () => ({ token: 't', lang: 'en' }),
    wait: async (ms: number) => {
      waits.push(ms);
      if (left.length === 0) stop.abort();
    },
    random: () => 0,
  };
  const handlers = {
    onEvent: (value: unknown) => events.push(value),
    onState: (state: StreamState) => states.push(state),
    onRefused: (error: unknown) => refusals.push(failureOf(error)),
  };
  await followStream(context, calls.user.live, {}, handlers, stop.signal);
  return { events, states, waits, refusals };
};

describe('followStream', () => {
  it('gives each event and connects again when the stream ends', async () => {
    const seen = await follow(
      () => streamOf(event),
      () => streamOf(event, event),
    );
    expect(seen.events).toEqual([event, event, event]);
    expect(seen.states).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open', 'waiting']);
  });

  it('waits longer after each failure in a row, and begins anew after an event', async () => {
    const busy = refusedWith(503, 'unavailable');
    const { waits } = await follow(busy, busy, () => streamOf(event), busy);
    expect(waits).toEqual([500, 1000, 500, 1000]);
  });

  it('ends when the session is gone', async () => {
    const { refusals, waits } = await follow(refusedWith(401, 'logged_in_elsewhere'));
    expect(refusals).toMatchObject([{ kind: 'refused', code: 'logged_in_elsewhere' }]);
    expect(waits).toEqual([]);
  });

  it('does not pass on an event that breaks the contract', async () => {
    const { events, states } = await follow(() => streamOf({ sites: 'none' }));
    expect(events).toEqual([]);
    expect(states.at(-1)).toBe('waiting');
  });
});
