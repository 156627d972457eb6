// A site's public page, which shows its energy, but not its meters, prices or address.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { columnsQuery, columns as energyColumns } from '../energy/energy-columns.ts';
import type { ErrorCode } from '../errors.ts';
import { instant, quantity } from '../shapes.ts';
import * as rule from '../validation.ts';
import { siteOverview, powerLine as sitePowerLine } from './site.ts';

const key = z.object({ key: z.string().check(z.maxLength(64, 'public_link_unknown')) });
/** The ticket that a page with a password was opened with. */
const ticket = { ticket: z.optional(z.string().check(z.maxLength(200, 'field_invalid'))) };
const day = z.object({ date: z.optional(rule.localDate), ...ticket });

const ofLink: ErrorCode[] = ['public_link_unknown', 'public_link_expired'];
const ofPage: ErrorCode[] = [...ofLink, 'public_password_required', 'validation'];

export const open = call({
  name: 'public.open',
  method: 'POST',
  path: '/api/v1/public/open/{key}',
  access: 'public',
  summary: 'Opens a public page that has a password, for a day.',
  params: key,
  body: z.object({ password: rule.givenPassword }),
  output: z.object({ ticket: z.string() }),
  errors: [...ofLink, 'validation', 'public_password_invalid', 'rate_limited'],
});

const publicOverview = z.pick(siteOverview, {
  name: true,
  timeZone: true,
  date: true,
  live: true,
  lastUpdateTime: true,
  day: true,
  month: true,
  year: true,
  total: true,
  peak: true,
  co2: true,
});
export type PublicOverview = z.infer<typeof publicOverview>;

export const overview = call({
  name: 'public.overview',
  method: 'GET',
  path: '/api/v1/public/overview/{key}',
  access: 'public',
  summary: 'A public site’s live power and the figures of one local day.',
  params: key,
  query: day,
  computes: true,
  output: publicOverview,
  errors: ofPage,
});

export const powerLine = call({
  name: 'public.powerLine',
  method: 'GET',
  path: '/api/v1/public/powerLine/{key}',
  access: 'public',
  summary: 'The power of one local day of a public site in one-minute averages.',
  params: key,
  query: day,
  output: sitePowerLine,
  errors: ofPage,
});

export const columns = call({
  name: 'public.columns',
  method: 'GET',
  path: '/api/v1/public/columns/{key}',
  access: 'public',
  summary: 'The energy of a public site by hour, day, month or year.',
  params: key,
  query: z.extend(columnsQuery, ticket),
  computes: true,
  output: energyColumns,
  errors: ofPage,
});

const emissionsOf = z.object({
  from: instant,
  to: instant,
  /** Grams; null without an emission factor. */
  emittedG: quantity,
  avoidedG: quantity,
});

const monthEmissions = z.object({
  timeZone: z.string(),
  /** By local day. */
  columns: z.array(emissionsOf),
  whole: emissionsOf,
});
export type MonthEmissions = z.infer<typeof monthEmissions>;

export const emissions = call({
  name: 'public.emissions',
  method: 'GET',
  path: '/api/v1/public/emissions/{key}',
  access: 'public',
  summary: 'What the energy of a public site emitted and avoided on the days of a date’s month.',
  params: key,
  query: day,
  computes: true,
  output: monthEmissions,
  errors: ofPage,
});
