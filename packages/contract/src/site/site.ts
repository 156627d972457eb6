import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  coverage,
  energyFigures,
  instant,
  livePower,
  meterLive,
  phaseRule,
  quantity,
  siteRole,
} from '../shapes.ts';
import * as rule from '../validation.ts';

const ownSite = { id: 'site' } as const;
const siteId = z.object({ id: rule.id });
/** By default today at the site. */
const day = z.object({ date: z.optional(rule.localDate) });

export const site = z.object({
  id: z.number(),
  name: z.string(),
  role: siteRole,
  /** False when the owner does not show tariffs and bills. */
  showsPrices: z.boolean(),
  /** The owner’s name, for viewers; null for the owner. */
  sharedBy: z.nullable(z.string()),
  public: z.boolean(),
  sortNumber: z.number(),
  /** Sites with the same group name form a group. */
  group: z.nullable(z.string()),
  position: z.nullable(z.string()),
  timeZone: z.string(),
  /** ISO 4217. */
  priceUnit: z.string(),
  /** ISO 3166-1 alpha-2, or null. */
  country: z.nullable(z.string()),
  province: z.nullable(z.string()),
  city: z.nullable(z.string()),
  address: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  latitude: quantity,
  longitude: quantity,
  installationCompany: z.nullable(z.string()),
  systemSizeKw: quantity,
  seasonal: z.boolean(),
  billingStartDay: z.number(),
  monthTarget: quantity,
  phaseRule,
  emissionGramsPerKwh: quantity,
});

export const get = call({
  name: 'site.get',
  method: 'GET',
  path: '/api/v1/site/get/{id}',
  access: 'account',
  summary: 'A site and its settings.',
  owned: ownSite,
  params: siteId,
  output: site,
  errors: ['wrong_id'],
});

const powerAt = z.nullable(z.object({ powerW: z.number(), at: instant }));

const siteMoney = z.object({
  /** ISO 4217. */
  currency: z.string(),
  /** The dates of the running billing period; `to` is exclusive. */
  from: z.string(),
  to: z.string(),
  /** The amount to pay so far: the cost less the income. */
  bill: quantity,
  /** The cost of the imported energy, with its charges and taxes. */
  cost: quantity,
  /** The feed-in income, and the saving by self-use. */
  income: quantity,
  saving: quantity,
  /** The sums over all billing periods; the bill is again the cost less the income. */
  totalBill: quantity,
  totalIncome: quantity,
  totalSaving: quantity,
});
export type SiteMoney = z.infer<typeof siteMoney>;

export const siteOverview = z.object({
  id: z.number(),
  name: z.string(),
  timeZone: z.string(),
  date: z.string(),
  live: livePower,
  lastUpdateTime: z.nullable(instant),
  /** Alerts that go on at the site or one of its meters. */
  openIncidents: z.number(),
  /** The local day asked for, up to now. */
  day: energyFigures,
  /** The day before, up to the same wall-clock time. */
  dayBefore: energyFigures,
  /** The shares of the day before by which the day is more (+) or less (−); null where they cannot be compared. */
  dayChange: z.object({ import: quantity, export: quantity, yield: quantity, consumption: quantity }),
  /** The calendar month of that day, up to now. */
  month: energyFigures,
  /** The calendar year of that day, up to now. */
  year: energyFigures,
  /** All time, up to now. */
  total: energyFigures,
  /** The highest consumption of the day and when it was, from one-minute averages. */
  peak: powerAt,
  /** The lowest consumption of the day, likewise. */
  least: powerAt,
  /** The highest import of a quarter-hour of the day as average power, and when it was. */
  demand: powerAt,
  /** The amount in the site's currency; null without a tariff and where the owner does not show prices. */
  money: z.nullable(siteMoney),
  /** The emissions of the day, in grams; null without an emission factor. */
  co2: z.object({ emittedG: quantity, avoidedG: quantity }),
  meters: z.array(meterLive),
});
export type SiteOverview = z.infer<typeof siteOverview>;

export const overview = call({
  name: 'site.overview',
  method: 'GET',
  path: '/api/v1/site/overview/{id}',
  access: 'account',
  summary: 'A site’s live power and the figures of one local day.',
  owned: ownSite,
  params: siteId,
  query: day,
  computes: true,
  output: siteOverview,
  errors: ['wrong_id', 'validation'],
});

const powerSeriesKeys = ['import', 'export', 'yield', 'consumption', 'charge', 'discharge'] as const;

export const powerLine = z.object({
  date: z.string(),
  timeZone: z.string(),
  /** Start and end of the local day, which has 23, 24 or 25 hours, or another number in a few zones. */
  from: instant,
  to: instant,
  /** Point i stands for [from + i × step, from + (i + 1) × step). */
  stepSeconds: z.number(),
  /** Only the series that the site's meters measure; a missing value is null. Points in the future are left out. */
  series: z.array(z.object({ key: z.enum(powerSeriesKeys), unit: z.literal('W'), data: z.array(quantity) })),
  coverage,
});
export type PowerLine = z.infer<typeof powerLine>;

export const powerLine2 = call({
  name: 'site.powerLine2',
  method: 'GET',
  path: '/api/v1/site/powerLine2/{id}',
  access: 'account',
  summary: 'The power of one local day in one-minute averages.',
  owned: ownSite,
  params: siteId,
  query: day,
  output: powerLine,
  errors: ['wrong_id', 'validation'],
});

export const siteLiveEvent = z.object({
  id: z.number(),
  live: livePower,
  lastUpdateTime: z.nullable(instant),
  /** Alerts that go on at the site or one of its meters. */
  openIncidents: z.number(),
  meters: z.array(meterLive),
});
export type SiteLiveEvent = z.infer<typeof siteLiveEvent>;

export const live = call({
  name: 'site.live',
  method: 'GET',
  path: '/api/v1/site/live/{id}',
  access: 'account',
  summary: 'Server-sent events: a site’s newest values at once and after each change.',
  owned: ownSite,
  params: siteId,
  stream: true,
  output: siteLiveEvent,
  errors: ['wrong_id'],
});

export const accountLiveEvent = z.object({
  sites: z.array(
    z.object({
      id: z.number(),
      power: quantity,
      lastUpdateTime: z.nullable(instant),
      openIncidents: z.number(),
    }),
  ),
  meters: z.array(meterLive),
  /** The id of the account's newest notice: another one shows that a notice came or was withdrawn. */
  newestNotice: z.nullable(z.number()),
});
export type AccountLiveEvent = z.infer<typeof accountLiveEvent>;

export const accountLive = call({
  name: 'user.live',
  method: 'GET',
  path: '/api/v1/user/live',
  access: 'account',
  summary: 'Server-sent events: the account’s newest values at once and after each change.',
  stream: true,
  output: accountLiveEvent,
  errors: [],
});
