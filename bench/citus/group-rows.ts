// A group of readings as the server's ledger hands it to the database: one reading of each meter, a minute after the one before.
import { quarterHourMs } from '@ohmstead/domain';
import { type GroupRows, noRows } from '@ohmstead/server/group-rows';

const startMs = Date.UTC(2026, 0, 1);
const minuteMs = 60_000;
const arrival = 1;

/** Of meters whose version is the number of the round. */
export const groupRows = (meterIds: readonly number[], round: number): GroupRows => {
  const rows = noRows(null);
  const atMicros = (startMs + round * minuteMs) * 1000;
  const slotMicros = Math.floor(atMicros / (quarterHourMs * 1000)) * quarterHourMs * 1000;
  for (const meterId of meterIds) {
    const counts = [1_000_000 + round, 12_115, 1_000_500 + round, 3_402, 1_001_000 + round, 874];
    const values = { phases: phasesOf(1000 + round / 1000), net: null, reactive: null };
    const reading = {
      meterId,
      atMicros,
      arrivedMicros: atMicros,
      source: arrival,
      shift: 0,
      importId: null,
      values,
    } as const;
    rows.readings.push(reading);
    rows.latest.push({ reading, intervalSeconds: 60, version: round });
    const slot = {
      slotMicros,
      firstAtMicros: slotMicros,
      firstCounts: counts,
      lastAtMicros: atMicros,
      lastCounts: counts,
    };
    rows.slots.push({
      meterId,
      slot: { ...slot, lastRaw: counts, suspended: [], undecided: false, estimated: false },
    });
  }
  return rows;
};

const phasesOf = (importKwh: number): number[] => [
  ...[229.4, 2.31, 480, importKwh, 12.115, 49.98, 0.91],
  ...[230.1, 1.12, 231, importKwh + 0.5, 3.402, 49.98, 0.9],
  ...[228.7, 4.05, 902, importKwh + 1, 0.874, 49.98, 0.97],
];
