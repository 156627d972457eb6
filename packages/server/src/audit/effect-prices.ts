// The money of what judgements add, by the price at their time. Only the energy of grid meters is paid for, and only that of
// the registers that the site's phase rule counts.
import {
  feedInPriceAt,
  isCountedRegister,
  minorDigits,
  mwhPerKwh,
  priceAt,
  quarterHourMs,
  type TariffVersion,
  useTypes,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { seriesFor } from '../tariffs/price-store.ts';
import { versionsOf } from '../tariffs/tariff-store.ts';
import { effectOf } from './audit-item.ts';
import type { AuditRow } from './audit-rows.ts';
import type { AuditedMeter } from './audited-meter.ts';

export type EffectPrices = {
  /** Null without a tariff. */
  readonly currency: string | null;
  readonly amountOf: (row: AuditRow) => Promise<number | null>;
};

export const hiddenPrices: EffectPrices = { currency: null, amountOf: async () => null };

export const effectPrices = async (db: Kysely<Database>, meter: AuditedMeter): Promise<EffectPrices> => {
  const versions = await versionsOf(db, meter.siteId);
  if (versions.length === 0) return hiddenPrices;
  const { currency } = meter;
  const amountOf = async (row: AuditRow): Promise<number | null> => {
    const mwh = effectOf(row);
    if (mwh === null || !isPaid(meter, row.register)) return null;
    const micros = await pricePaid(db, { meter, versions }, row);
    return micros === null ? null : amountIn(currency, (micros * mwh) / mwhPerKwh);
  };
  return { currency, amountOf };
};

const isPaid = ({ useType, phaseRule, hasNetRow }: AuditedMeter, register: number): boolean =>
  useType === useTypes.grid && register >= 0 && isCountedRegister(register, phaseRule, hasNetRow);

type Priced = { readonly meter: AuditedMeter; readonly versions: readonly TariffVersion[] };

/** Micro units: what is paid for import is positive, what is earned negative. */
const pricePaid = async (
  db: Kysely<Database>,
  { meter: { siteId, zone }, versions }: Priced,
  { atMicros, register }: AuditRow,
): Promise<number | null> => {
  const atMs = Math.floor(atMicros / 1000);
  const fromMs = Math.floor(atMs / quarterHourMs) * quarterHourMs;
  const prices = await seriesFor(db, { siteId, versions }, { fromMs, toMs: fromMs + quarterHourMs });
  const input = { versions, prices, timeZone: zone };
  if (register % 2 === 0) return priceAt(input, atMs);
  const earned = feedInPriceAt(input, atMs);
  return earned === null ? null : -earned;
};

const microsPerUnit = 1_000_000;

const amountIn = (currency: string, micros: number): number => {
  const minor = 10 ** minorDigits(currency);
  const amount = Math.round((micros / microsPerUnit) * minor) / minor;
  return amount === 0 ? 0 : amount;
};
