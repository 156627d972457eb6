// A dynamic tariff with its prices from the running quarter-hour on.
import { quarterHourMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/storage/schema.ts';

type Priced = { readonly siteId: number; readonly prices: readonly number[]; readonly nowMs: number };

export const buildPrices = async (db: Kysely<Database>, { siteId, prices, nowMs }: Priced): Promise<void> => {
  const definition = {
    name: 'By the quarter-hour',
    validFrom: '2026-01-01',
    validTo: null,
    buying: { type: 'dynamic', series: 'spot', factorPpm: 1_000_000, markUpMicros: 0 },
    feedIn: null,
    fixedCharges: [],
    demandCharge: null,
    taxes: [],
    exportCredit: false,
  };
  await db
    .insertInto('tariff_version')
    .values({ site_id: siteId, valid_from: '2026-01-01', definition: JSON.stringify(definition) })
    .execute();
  const fromMs = Math.floor(nowMs / quarterHourMs) * quarterHourMs;
  const rows = prices.map((price, slot) => ({
    site_id: siteId,
    series: 'spot',
    at: new Date(fromMs + slot * quarterHourMs),
    minutes: 15,
    price_micros: price * 1_000_000,
  }));
  await db.insertInto('price_series').values(rows).execute();
};
