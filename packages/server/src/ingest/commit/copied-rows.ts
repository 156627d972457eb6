// The rows of a group as COPY takes them.
import { counterRulesVersion } from '@ohmstead/domain';
import { CopyRows } from '../../collections/copy-rows.ts';
import type { GroupRows, MeterReading, MeterSlot } from '../meter-state/group-rows.ts';

export const readingRows = (readings: readonly MeterReading[]): Buffer => {
  const rows = new CopyRows();
  for (const { meterId, atMicros, arrivedMicros, source, shift, importId, values } of readings) {
    rows.row(9);
    rows.int4(meterId);
    rows.instant(atMicros);
    rows.instant(arrivedMicros);
    rows.int2(source);
    rows.int2(shift);
    rows.int4(importId);
    rows.float8s(values.phases);
    rows.float8s(values.net);
    rows.float8s(values.reactive);
  }
  return rows.end();
};

/**
 * The columns are those that append-by-copy.ts names. A meter's newest reading comes with one of its slots, if it has any. Its version
 * is the one that it has then; 0 stands for the one that it has already.
 */
export const inboxRows = (groupId: number, { latest, slots }: GroupRows, areHeld: boolean): Buffer => {
  const rows = new CopyRows();
  const newest = new Map(latest.map((one) => [one.reading.meterId, one]));
  const add = (meterId: number, slot: MeterSlot['slot'] | null): void => {
    const ofMeter = newest.get(meterId) ?? null;
    newest.delete(meterId);
    rows.row(14);
    rows.int8(groupId);
    rows.int4(meterId);
    rows.instant(ofMeter?.reading.atMicros);
    rows.float8(ofMeter?.intervalSeconds);
    rows.int8(ofMeter && (areHeld ? 0 : ofMeter.version + 1));
    rows.int2(counterRulesVersion);
    addSlot(rows, slot);
  };
  for (const { meterId, slot } of slots) add(meterId, slot);
  for (const meterId of [...newest.keys()]) add(meterId, null);
  return rows.end();
};

const addSlot = (rows: CopyRows, slot: MeterSlot['slot'] | null): void => {
  rows.instant(slot?.slotMicros);
  rows.instant(slot?.firstAtMicros);
  rows.int8s(slot?.firstCounts);
  rows.instant(slot?.lastAtMicros);
  rows.int8s(slot?.lastCounts);
  rows.int8s(slot && [...slot.lastRaw, ...slot.suspended]);
  rows.bool(slot?.undecided);
  rows.bool(slot?.estimated);
};
