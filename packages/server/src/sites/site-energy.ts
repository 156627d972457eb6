// A site's energy over spans of time, from the register reads at their ends.
import type { EnergyFigures, MeterLive } from '@ohmstead/contract';
import {
  balanceOf,
  type Coverage,
  coverageOfAll,
  energyBetween,
  inverterOrientation,
  type MeterFlow,
  mwhPerKwh,
  phaseTotals,
  type RegisterSlot,
  selfSufficiency,
  selfUseRate,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { registerReads } from './register-reads.ts';
import { coverageOfSpans } from './span-coverage.ts';

/** Half-open; never beyond now. */
export type Span = { readonly fromMs: number; readonly toMs: number };

type Balance = ReturnType<typeof balanceOf>;
export type Reads = ReadonlyMap<number, readonly RegisterSlot[]>;

/** Meters and the time that is asked of them. */
export type Asked = { readonly meters: readonly MeterLive[]; readonly span: Span };

/** The reads that `balanceOfSpan` needs, for all the meters and spans in one query. */
export const readsOfSpans = (db: Kysely<Database>, asked: readonly Asked[]): Promise<Reads> =>
  registerReads(
    db,
    asked.flatMap(({ meters, span }) =>
      meters
        .filter(isSending)
        .flatMap(({ id }) => [span.fromMs, span.toMs].map((ms) => ({ meterId: id, atMicros: ms * 1000 }))),
    ),
  );

/** mWh. */
export const balanceOfSpan = (meters: readonly MeterLive[], reads: Reads, span: Span): Balance =>
  balanceOf(
    meters.filter(isSending).map((meter) => flowOf(meter, reads.get(meter.id) ?? [], span)),
    'energy',
  );

/** A meter that never sent is no part of its site yet. */
const isSending = ({ lastUpdate }: MeterLive): boolean => lastUpdate !== null;

const flowOf = (meter: MeterLive, slots: readonly RegisterSlot[], { fromMs, toMs }: Span): MeterFlow => {
  const { importMwh, exportMwh } = phaseTotals(energyBetween(slots, fromMs * 1000, toMs * 1000).energyMwh);
  return {
    useType: meter.useType,
    imported: importMwh,
    exported: exportMwh,
    orientation: inverterOrientation(meter.ydl, meter.kdl),
  };
};

/** The figures of each span, in two queries however many meters and spans there are. */
export const energyOfSpans = async (
  db: Kysely<Database>,
  meters: readonly MeterLive[],
  spans: readonly Span[],
): Promise<EnergyFigures[]> => {
  const asked = spans.map((span) => ({ meters, span }));
  const reads = await readsOfSpans(db, asked);
  const coverages = await coveragesOf(db, asked);
  return spans.map((span, index) =>
    figuresOf(balanceOfSpan(meters, reads, span), coverages[index] ?? coverageOfAll([])),
  );
};

/** In the order asked, by one query. */
export const coveragesOf = async (db: Kysely<Database>, asked: readonly Asked[]): Promise<Coverage[]> => {
  const meterSpans = asked.map(({ meters, span }) =>
    meters.filter(isSending).map((meter) => meterSpan(meter, span)),
  );
  const coverages = await coverageOfSpans(db, meterSpans.flat());
  let taken = 0;
  return meterSpans.map(({ length }) => {
    taken += length;
    return coverageOfAll(coverages.slice(taken - length, taken));
  });
};

/** Of a meter that is online nothing is missing between its last reading and now. */
const meterSpan = (meter: MeterLive, { fromMs, toMs }: Span) => {
  const lastMs = meter.isOnline === 1 && meter.lastUpdate !== null ? Date.parse(meter.lastUpdate) : toMs;
  const endMs = lastMs > fromMs ? Math.min(toMs, lastMs) : toMs;
  return { meterId: meter.id, fromMicros: fromMs * 1000, toMicros: endMs * 1000 };
};

const kwh = (mwh: number | null): number | null => (mwh === null ? null : mwh / mwhPerKwh);

const figuresOf = (balance: Balance, coverage: Coverage): EnergyFigures => ({
  importKwh: kwh(balance.imported),
  exportKwh: kwh(balance.exported),
  yieldKwh: kwh(balance.yielded),
  consumptionKwh: kwh(balance.consumed),
  selfUseKwh: kwh(balance.selfUsed),
  selfUseRate: selfUseRate(balance),
  selfSufficiency: selfSufficiency(balance),
  chargeKwh: kwh(balance.charged),
  dischargeKwh: kwh(balance.discharged),
  state: balance.kind,
  coverage,
});
