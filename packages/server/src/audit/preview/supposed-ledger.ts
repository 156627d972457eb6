// A meter's ledger under supposed rules, computed in memory from what is stored. Uploads do not wait for it.
import type { MicroSpan } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { RuledMeter } from '../../ingest/admission/counter-rules.ts';
import type { MeterHistory } from '../../ingest/meter-state/meter-history.ts';
import { ledgerBounds } from '../../recompute/ledger-bounds.ts';
import { type LedgerOverlay, overlayOf } from '../../recompute/ledger-overlay.ts';
import { planRecompute } from '../../recompute/recompute.ts';
import { returnsOfMeters } from '../../rollups/returned-rows.ts';
import type { Database } from '../../storage/schema.ts';

export type SupposedLedger = {
  readonly overlay: LedgerOverlay;
  /** Where counts may differ; null: nowhere. */
  readonly touched: MicroSpan | null;
  /** There was no time to compute all of it. */
  readonly isPartial: boolean;
};

type Order = {
  readonly meter: RuledMeter;
  readonly atMicros: number;
  readonly mayGoOn: () => boolean;
};

/** Null for a meter without readings. */
export const supposedLedger = async (
  db: Kysely<Database>,
  history: MeterHistory,
  { meter, atMicros, mayGoOn }: Order,
): Promise<SupposedLedger | null> => {
  const bounds = await ledgerBounds(db, meter.id);
  if (bounds === null) return null;
  let isPartial = false;
  const recomputed = await planRecompute(history, meter, {
    fromMicros: Math.max(atMicros, bounds.oldestMicros),
    throughMicros: Math.max(atMicros, bounds.oldestMicros),
    bounds,
    mayGoOn: () => {
      isPartial ||= !mayGoOn();
      return !isPartial;
    },
  });
  const overlay = overlayOf(meter.id, recomputed);
  return { overlay, touched: await touchedBy(db, overlay), isPartial };
};

/** The slots that differ, and all that returns take back or no longer do. */
const touchedBy = async (db: Kysely<Database>, overlay: LedgerOverlay): Promise<MicroSpan | null> => {
  const { meterId, slots, emptied, events, fromMicros, toMicros } = overlay;
  if (slots.length + emptied.size === 0) return null;
  const slotSpans = [
    ...slots.map(({ firstAtMicros, lastAtMicros }) => [firstAtMicros, lastAtMicros]),
    ...[...emptied].map((slotMicros) => [slotMicros]),
  ].flat();
  const stored = (await returnsOfMeters(db, [meterId], { fromMicros, toMicros })).get(meterId) ?? [];
  const returns = [
    ...stored.filter(({ atMicros }) => atMicros >= fromMicros && atMicros < toMicros),
    ...events.filter(({ takesBack }) => takesBack !== undefined),
  ];
  const instants = [...slotSpans, ...returns.flatMap(({ sinceMicros, atMicros }) => [sinceMicros, atMicros])];
  return {
    fromMicros: instants.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY),
    toMicros: instants.reduce((most, one) => Math.max(most, one), 0),
  };
};
