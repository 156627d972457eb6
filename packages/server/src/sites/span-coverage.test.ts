// The database's coverage is the domain's, whatever the reads.
import { energyBetween, type RegisterSlot } from '@ohmstead/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/database-for-test.ts';
import { instantOf } from '../storage/instants.ts';
import type { Storage } from '../storage/storage.ts';
import { registerReads } from './register-reads.ts';
import { coverageOfSpans } from './span-coverage.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());

const slotMicros = 15 * 60_000_000;
const start = Math.floor((Date.UTC(2026, 2, 10) * 1000) / slotMicros) * slotMicros;
const count = 24;

const slots: fc.Arbitrary<RegisterSlot[]> = fc
  .array(
    fc.record({
      index: fc.nat(count - 1),
      firstMicros: fc.nat(slotMicros / 2),
      moreMicros: fc.nat(slotMicros / 2 - 1),
      risenMwh: fc.nat(5_000_000),
      undecided: fc.boolean(),
      estimated: fc.boolean(),
    }),
    { maxLength: count },
  )
  .map((drafts) => {
    const byIndex = new Map(drafts.map((draft) => [draft.index, draft]));
    let mwh = 0;
    return [...byIndex.values()]
      .sort((a, b) => a.index - b.index)
      .map(({ index, firstMicros, moreMicros, risenMwh, undecided, estimated }) => {
        const slot = start + index * slotMicros;
        const firstCounts = [mwh, 0];
        if (moreMicros > 0) mwh += risenMwh;
        return {
          slotMicros: slot,
          firstAtMicros: slot + firstMicros,
          firstCounts,
          lastAtMicros: slot + firstMicros + moreMicros,
          lastCounts: [mwh, 0],
          lastRaw: [],
          undecided,
          estimated,
        };
      });
  });

const span = fc
  .tuple(fc.nat(count * slotMicros), fc.nat(count * slotMicros))
  .filter(([one, two]) => one !== two)
  .map(([one, two]) => ({ fromMicros: start + Math.min(one, two), toMicros: start + Math.max(one, two) }));

const store = async (meterId: number, rows: readonly RegisterSlot[]): Promise<void> => {
  for (const slot of rows) {
    await sql`insert into register_slot
      (meter_id, slot, first_at, first_counts, last_at, last_counts, last_raw, undecided, estimated)
      values (${meterId}, ${instantOf(slot.slotMicros)}, ${instantOf(slot.firstAtMicros)}, ${slot.firstCounts},
        ${instantOf(slot.lastAtMicros)}, ${slot.lastCounts}, ${[]}, ${slot.undecided}, ${slot.estimated})`.execute(
      storage.db,
    );
  }
};

describe('coverageOfSpans and registerReads', () => {
  it('say of a span what all of its reads say', async () => {
    let meterId = 0;
    await fc.assert(
      fc.asyncProperty(slots, span, async (rows, asked) => {
        meterId += 1;
        await store(meterId, rows);
        const whole = energyBetween(rows, asked.fromMicros, asked.toMicros);
        const [coverage] = await coverageOfSpans(storage.db, [{ meterId, ...asked }]);
        expect(coverage?.measured).toBeCloseTo(whole.coverage.measured, 9);
        expect(coverage?.estimated).toBeCloseTo(whole.coverage.estimated, 9);
        expect(coverage?.missing).toBeCloseTo(whole.coverage.missing, 9);
        const reads = await registerReads(
          storage.db,
          [asked.fromMicros, asked.toMicros].map((atMicros) => ({ meterId, atMicros })),
        );
        const fromReads = energyBetween(reads.get(meterId) ?? [], asked.fromMicros, asked.toMicros);
        const importOf = ({ energyMwh }: typeof whole): number | null => energyMwh[0] ?? null;
        expect(importOf(fromReads)).toBe(importOf(whole));
      }),
      { numRuns: 60 },
    );
  });
});
