import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { databaseForTest } from '../../../test/database-for-test.ts';
import type { Storage } from '../../storage/storage.ts';
import { judgeFrozenPhases } from './judge-frozen-phases.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());

type Phase = readonly (number | null)[];
const alive: Phase = [228, 232, 9, 10, 900, 0.9];
const frozen: Phase = [230, 230, 1.2, 240, 240, 0.95];

/** As the packing of a closed day writes it. */
const packDay = async (
  meterId: number,
  day: string,
  phases: readonly Phase[],
  count = 288,
): Promise<void> => {
  await sql`
    insert into reading_day (meter_id, day, from_at, to_at, count, packed, extremes, extremes_at)
    values (${meterId}, ${day}::date, ${`${day}T00:00Z`}, ${`${day}T23:55Z`}, ${count}, '', ${phases.flat()}::float8[],
      ${phases.flat().map(() => 0)}::float8[])`.execute(storage.db);
};

const built = async (type: 1 | 3 = 3): Promise<number> => {
  const site_id = await buildSite(storage.db);
  const { id } = await buildMeter(storage.db, { site_id, type });
  return id;
};

const judgeOn = (day: string): Promise<void> => judgeFrozenPhases(storage.db, new Date(`${day}T06:00Z`));

const stored = async (meterId: number) => {
  const incidents = await storage.db
    .selectFrom('incident')
    .select(['id', 'phase', 'worst', 'started_at', 'ended_at'])
    .where('meter_id', '=', meterId)
    .execute();
  const steps = await storage.db
    .selectFrom('incident_step')
    .select('step')
    .where('incident_id', 'in', [0, ...incidents.map(({ id }) => id)])
    .orderBy('id')
    .execute();
  return {
    incidents: incidents.map(({ phase, worst, started_at, ended_at }) => ({
      phase,
      worst,
      from: started_at.toISOString(),
      to: ended_at?.toISOString() ?? null,
    })),
    steps: steps.map(({ step }) => step),
  };
};

describe('judgeFrozenPhases', () => {
  it('notes once that a phase stood still for a day, and that it goes on again', async () => {
    const meterId = await built();
    await packDay(meterId, '2026-03-09', [alive, frozen, alive]);
    await judgeOn('2026-03-10');
    await judgeOn('2026-03-10');
    const begun = { phase: 2, worst: 230, from: '2026-03-09T00:00:00.000Z' };
    expect(await stored(meterId)).toEqual({ incidents: [{ ...begun, to: null }], steps: ['began'] });
    await packDay(meterId, '2026-03-10', [alive, alive, alive]);
    await judgeOn('2026-03-11');
    expect(await stored(meterId)).toEqual({
      incidents: [{ ...begun, to: '2026-03-10T00:00:00.000Z' }],
      steps: ['began', 'recovered'],
    });
  });

  it('notes nothing where nobody wants to be notified', async () => {
    const [off, own] = [await built(), await built()];
    for (const [meterId, ofMeter] of [
      [off, false],
      [own, true],
    ] as const) {
      await sql`insert into alert_rule (site_id, meter_id, kind, is_on)
        select site_id, null, 'phaseFrozen', false from meter where id = ${meterId}`.execute(storage.db);
      if (ofMeter)
        await sql`insert into alert_rule (site_id, meter_id, kind, is_on)
          select site_id, id, 'phaseFrozen', true from meter where id = ${meterId}`.execute(storage.db);
      await packDay(meterId, '2026-03-09', [alive, frozen, alive]);
    }
    await judgeOn('2026-03-10');
    expect((await stored(off)).incidents).toEqual([]);
    expect((await stored(own)).incidents).toHaveLength(1);
  });

  it('says nothing of a whole meter that stands still, of few readings, of long ago, or of one phase alone', async () => {
    const still = await built();
    await packDay(still, '2026-03-09', [frozen, frozen, frozen]);
    const few = await built();
    await packDay(few, '2026-03-09', [alive, frozen, alive], 5);
    const old = await built();
    await packDay(old, '2026-03-01', [alive, frozen, alive]);
    const single = await built(1);
    await packDay(single, '2026-03-09', [frozen]);
    await judgeOn('2026-03-10');
    for (const meterId of [still, few, old, single]) expect((await stored(meterId)).incidents).toEqual([]);
  });
});
