import { hourMs } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { steadyServer } from '../../../test/steady-server.ts';

/** 12:07, so that the last whole quarter-hour ends at 12:00. */
const nowMs = Date.parse('2026-03-10T12:07:00Z');
const [beginning, end] = ['2026-03-10T09:00:00Z', '2026-03-10T12:00:00Z'];

const { ask, newSite, sendSteadyPower } = steadyServer(nowMs);

describe('user.lastday', () => {
  it('shows 24 hours of every site, unknown where nothing was measured', async () => {
    const { siteId, meters } = await newSite([1]);
    const silent = await newSite([1]);
    await sendSteadyPower(meters[0], beginning, end, { importW: 500 });
    const answer = await ask('user/lastday');
    const from = new Date(Date.parse(end) - 24 * hourMs).toISOString();
    const unknown = Array.from({ length: 21 }, () => null);
    expect(answer).toEqual([
      { id: siteId, from, consumptionKwh: [...unknown, 0.5, 0.5, 0.5] },
      { id: silent.siteId, from, consumptionKwh: [...unknown, null, null, null] },
    ]);
  });
});
