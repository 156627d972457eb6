// Tariffs of a site. Prices in definitions are whole millionths of the currency, as domain's types have them;
// the shapes here only mirror those types. The domain validates tariffs (`validateVersions`).
import {
  type BandRule,
  bands,
  type EnergyTariff,
  type Schedule,
  seasons,
  type TariffVersion,
  tariffProblemCodes,
  taxableKinds,
} from '@ohmstead/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { instant } from '../shapes.ts';
import { onOneLine } from '../text.ts';
import * as rule from '../validation.ts';

const micros = z.number();
const band = z.enum(bands);
const mostRules = 200;
const mostHolidays = 2_000;
const mostTiers = 50;
const mostCharges = 50;
const shortText = z.string().check(z.trim(), onOneLine, z.maxLength(100, 'text_too_long'));

const bandRule = z.object({
  band,
  from: z.string(),
  to: z.string(),
  weekdays: z.array(z.number()).check(z.maxLength(7)),
  onHolidays: z.boolean(),
  season: z.nullable(z.enum(seasons)),
}) satisfies z.ZodMiniType<BandRule>;

const schedule = z.object({
  summer: z.nullable(z.object({ from: z.string(), to: z.string() })),
  holidays: z.array(z.string()).check(z.maxLength(mostHolidays)),
  rules: z.array(bandRule).check(z.maxLength(mostRules)),
  otherwise: band,
}) satisfies z.ZodMiniType<Schedule>;

const byBand = <Value extends z.ZodMiniType>(value: Value) => z.partialRecord(band, value);
const tiers = z
  .array(z.object({ uptoKwh: z.nullable(z.number()), priceMicros: micros }))
  .check(z.maxLength(mostTiers));

const energyTariff = z.discriminatedUnion('type', [
  z.object({ type: z.literal('standard'), priceMicros: micros }),
  z.object({
    type: z.literal('timeOfUse'),
    schedule,
    prices: byBand(micros),
    winterPrices: z.nullable(byBand(micros)),
  }),
  z.object({ type: z.literal('tiered'), tiers }),
  z.object({
    type: z.literal('tieredTimeOfUse'),
    schedule,
    tiers: byBand(tiers),
    winterTiers: z.nullable(byBand(tiers)),
    tiersCount: z.enum(['band', 'all']),
  }),
  z.object({ type: z.literal('dynamic'), series: shortText, factorPpm: z.number(), markUpMicros: micros }),
]) satisfies z.ZodMiniType<EnergyTariff>;

const definition = {
  name: shortText,
  validFrom: z.string(),
  validTo: z._default(z.nullable(z.string()), null),
  buying: energyTariff,
  feedIn: z._default(z.nullable(energyTariff), null),
  fixedCharges: z._default(
    z
      .array(z.object({ name: shortText, per: z.enum(['month', 'day']), amountMicros: micros }))
      .check(z.maxLength(mostCharges)),
    [],
  ),
  demandCharge: z._default(z.nullable(z.object({ priceMicrosPerKw: micros })), null),
  taxes: z._default(
    z
      .array(z.object({ name: shortText, ratePpm: z.number(), on: z.array(z.enum(taxableKinds)) }))
      .check(z.maxLength(mostCharges)),
    [],
  ),
  exportCredit: z._default(z.boolean(), false),
};

/** A version to save. Without an id, or with 0, it is a new one; otherwise it corrects that version, its past included. */
export const tariffBody = z.object({ id: rule.idOrNew, ...definition });
export type TariffBody = z.infer<typeof tariffBody>;

export const tariffVersion = z.object({
  ...definition,
  id: z.string(),
}) satisfies z.ZodMiniType<TariffVersion>;

const problem = z.object({
  code: z.enum(tariffProblemCodes),
  path: z.array(z.union([z.string(), z.number()])),
});

const tariffs = z.object({
  /** The ISO 4217 code, and the decimal digits of its minor unit. */
  currency: z.string(),
  minorDigits: z.number(),
  /** Ordered by their first day. A version without `validTo` holds until the next one begins. */
  versions: z.array(
    z.object({
      ...tariffVersion.shape,
      /** The first day on which it no longer holds, given the other versions; null when it has no end. */
      heldUntil: z.nullable(z.string()),
    }),
  ),
  series: z.array(z.object({ name: z.string(), from: instant, to: instant })),
});
export type Tariffs = z.infer<typeof tariffs>;

export const list = call({
  ...ofSite,
  needs: 'prices',
  name: 'tariff.list',
  method: 'GET',
  path: '/api/v1/tariff/list/{id}',
  summary: 'A site’s tariff versions and price series.',
  output: tariffs,
  errors: [],
});

export const save = call({
  ...ofSite,
  name: 'tariff.save',
  method: 'POST',
  path: '/api/v1/tariff/save/{id}',
  summary: 'Saves a new version of a site’s tariff, or corrects one: its bills are then recomputed.',
  body: tariffBody,
  output: tariffs,
  errors: ['validation', 'wrong_id', 'too_many'],
});

export const validate = call({
  ...ofSite,
  needs: 'prices',
  name: 'tariff.validate',
  method: 'POST',
  path: '/api/v1/tariff/validate/{id}',
  summary: 'Validates a version together with the others of the site; nothing is saved.',
  body: tariffBody,
  output: z.object({ problems: z.array(problem) }),
  errors: ['validation'],
});

export const remove = call({
  ...ofSite,
  name: 'tariff.delete',
  method: 'DELETE',
  path: '/api/v1/tariff/delete/{id}',
  demo: 'refused',
  summary: 'Deletes a version of a site’s tariff.',
  query: z.object({ version: rule.id }),
  output: tariffs,
  errors: ['wrong_id'],
});

const seriesName = shortText.check(z.minLength(1, 'name_required'));

/** Ten years of quarter-hours are 350,000 prices. */
export const mostPrices = 400_000;

const priceRow = z.object({ time: z.string(), price: z.number('price_invalid') });

export const savePrices = call({
  ...ofSite,
  name: 'tariff.savePrices',
  method: 'POST',
  path: '/api/v1/tariff/prices/{id}',
  summary:
    'Adds to a price series, or corrects it: times with offset and prices per kWh, which may be negative. As JSON, or as text/csv with the columns time,price.',
  bodyLimit: 24 * 1024 * 1024,
  bodyTypes: ['application/json', 'text/csv'],
  query: z.object({ series: z.optional(seriesName) }),
  body: z.union([
    z.string(),
    z.object({
      series: z.optional(seriesName),
      prices: z.array(priceRow).check(z.maxLength(mostPrices, 'number_out_of_range')),
    }),
  ]),
  output: z.object({ series: z.string(), prices: z.number(), from: instant, to: instant }),
  errors: [
    'validation',
    'price_invalid',
    'price_time_invalid',
    'price_twice',
    'price_not_on_quarter_hour',
    'quota_series',
    'quota_series_values',
    'quota_stored',
    'body_too_large',
  ],
});

export const prices = call({
  ...ofSite,
  needs: 'prices',
  name: 'tariff.prices',
  method: 'GET',
  path: '/api/v1/tariff/prices/{id}',
  summary: 'A price series over a span of local days, at most 400; by default of today.',
  query: z.object({
    series: z.optional(seriesName),
    starttime: z.optional(rule.localDate),
    endtime: z.optional(rule.localDate),
  }),
  output: z.object({
    series: z.string(),
    currency: z.string(),
    times: z.array(instant),
    /** How long each price holds. */
    minutes: z.array(z.number()),
    /** The prices, in the currency per kWh. */
    prices: z.array(z.number()),
  }),
  errors: ['validation'],
});

export const removePrices = call({
  ...ofSite,
  name: 'tariff.deletePrices',
  method: 'DELETE',
  path: '/api/v1/tariff/prices/{id}',
  demo: 'refused',
  summary: 'Deletes a price series.',
  query: z.object({ series: seriesName }),
  output: z.null(),
  errors: [],
});
