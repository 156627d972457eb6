// The calls that change sites and their meters. A field that is left out of an edit keeps its value.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { meter } from '../meter/meter.ts';
import { instant, meterType, phaseRule, useType } from '../shapes.ts';
import * as rule from '../validation.ts';
import { site } from './site.ts';

const ownSite = { id: 'site' } as const;
const ownMeter = { id: 'meter' } as const;
const withId = z.object({ id: rule.id });

/** A new site may start without a meter; a site that has one keeps at least one. */
export const placeBody = z.object({
  id: rule.idOrNew,
  name: rule.name,
  public: z.optional(z.boolean('field_invalid')),
  sortNumber: z.optional(rule.wholeWithin(-1_000_000, 1_000_000)),
  group: z.optional(rule.freeText),
  position: z.optional(rule.freeText),
  /** IANA or Windows; by default the account's own for a new site. */
  timeZone: z.optional(rule.timeZoneInfoId),
  /** ISO 4217; by default that of the country, or else of the zone, for a new site. */
  priceUnit: z.optional(rule.currency),
  country: z.optional(rule.country),
  province: z.optional(rule.freeText),
  city: z.optional(rule.freeText),
  address: z.optional(rule.freeText),
  remark: z.optional(rule.remark),
  latitude: z.optional(rule.numberWithin(-90, 90)),
  longitude: z.optional(rule.numberWithin(-180, 180)),
  installationCompany: z.optional(rule.freeText),
  systemSizeKw: z.optional(rule.numberWithin(0, 1_000_000)),
  seasonal: z.optional(z.boolean('field_invalid')),
  billingStartDay: z.optional(rule.wholeWithin(1, 31)),
  monthTarget: z.optional(rule.numberWithin(0, 1_000_000_000)),
  phaseRule: z.optional(phaseRule),
  emissionGramsPerKwh: z.optional(rule.numberWithin(0, 10_000)),
});
export type PlaceBody = z.infer<typeof placeBody>;

export const saveSite = call({
  name: 'site.save',
  method: 'POST',
  path: '/api/v1/site/save',
  access: 'account',
  summary:
    'Creates a site (id 0 or none) or edits one. Saving another zone or phase rule recomputes its history.',
  owned: ownSite,
  body: placeBody,
  output: site,
  errors: ['validation', 'time_zone_unknown', 'quota_sites'],
});

export const monthTargetBody = z.object({
  id: rule.id,
  monthTarget: rule.numberWithin(0, 1_000_000_000),
});

export const saveMonthTarget = call({
  name: 'site.savemonthtarget',
  method: 'POST',
  path: '/api/v1/site/savemonthtarget',
  access: 'account',
  summary: 'Sets the target of a site, the most kWh it should consume in a month; null removes it.',
  owned: ownSite,
  body: monthTargetBody,
  output: z.object({ id: z.number(), monthTarget: z.nullable(z.number()) }),
  errors: ['validation'],
});

const deleting = { access: 'account', demo: 'refused', params: withId, output: z.null() } as const;

const deletedSite = {
  ...deleting,
  summary: 'Deletes a site with its meters, their readings, its tariffs and its bills.',
  owned: ownSite,
  errors: ['wrong_id'],
} as const;

export const deleteSiteByGet = call({
  ...deletedSite,
  name: 'site.deleteByGet',
  method: 'GET',
  changes: true,
  path: '/api/v1/site/delete/{id}',
});

export const deleteSite = call({
  ...deletedSite,
  name: 'site.delete',
  method: 'DELETE',
  path: '/api/v1/site/delete/{id}',
});

const leastGrams = 0;
const mostGrams = 10_000;

const emission = z.object({
  time: z.string(),
  gramsPerKwh: z
    .number('field_invalid')
    .check(z.gte(leastGrams, 'number_out_of_range'), z.lte(mostGrams, 'number_out_of_range')),
});

/** This many hourly values cover ten years. */
export const mostEmissions = 90_000;

/** Series that are sent as CSV are checked by it too. */
export const emissionsBody = z.object({
  emissions: z
    .array(emission)
    .check(z.minLength(1, 'rows_missing'), z.maxLength(mostEmissions, 'rows_too_many')),
});

export const emissions = call({
  name: 'site.emissions',
  method: 'GET',
  path: '/api/v1/site/emissions/{id}',
  access: 'account',
  summary:
    'Describes the series of grams of CO2 that a kWh from the grid emits: its first and last instant, its number of values, and their minimum and maximum.',
  owned: ownSite,
  params: withId,
  output: z.object({
    series: z.nullable(
      z.object({
        from: instant,
        to: instant,
        values: z.number(),
        leastGramsPerKwh: z.number(),
        mostGramsPerKwh: z.number(),
      }),
    ),
  }),
  errors: [],
});

export const saveEmissions = call({
  name: 'site.saveEmissions',
  method: 'POST',
  path: '/api/v1/site/emissions/{id}',
  access: 'account',
  summary:
    'Adds to the series of grams of CO2 that a kWh from the grid emits, or corrects it; each value holds until the next. The series takes precedence over the site’s fixed factor. As JSON, or as text/csv with the columns time,gramsPerKwh.',
  owned: ownSite,
  params: withId,
  bodyLimit: 8 * 1024 * 1024,
  bodyTypes: ['application/json', 'text/csv'],
  body: z.union([z.string(), emissionsBody]),
  output: z.object({ saved: z.number() }),
  errors: [
    'validation',
    'rows_missing',
    'rows_too_many',
    'emission_time_invalid',
    'quota_series_values',
    'quota_stored',
    'body_too_large',
  ],
});

export const deleteEmissions = call({
  name: 'site.deleteEmissions',
  method: 'DELETE',
  path: '/api/v1/site/emissions/{id}',
  access: 'account',
  demo: 'refused',
  summary: 'Deletes the series, so that the site’s fixed factor applies again.',
  owned: ownSite,
  params: withId,
  output: z.null(),
  errors: [],
});

/** The sum of these meters of the site; those with sign −1 are subtracted. */
const parts = z
  .array(z.object({ meterId: rule.id, sign: z.union([z.literal(1), z.literal(-1)]) }), 'parts_invalid')
  .check(z.minLength(1, 'parts_invalid'), z.maxLength(100, 'parts_invalid'));

export const meterBody = z
  .object({
    id: rule.idOrNew,
    /** Required for a new meter; another site than before moves the meter there with its history. */
    siteId: z.optional(rule.id),
    name: rule.name,
    sn: z.optional(rule.serialNumber),
    type: z.optional(meterType),
    /** By default grid for a new meter. */
    useType: z.optional(useType),
    ratedPowerW: z.optional(rule.numberWithin(0, 1_000_000_000)),
    ratedCurrentA: z.optional(rule.numberWithin(0, 1_000_000)),
    ratedVoltageV: z.optional(rule.numberWithin(0, 1_000_000)),
    ratedFrequencyHz: z.optional(rule.numberWithin(0, 1_000)),
    uploadMode: z.optional(rule.freeText),
    /** The count at which its registers begin again at 0, in kWh. */
    counterModulusKwh: z.optional(rule.numberWithin(0.001, 1_000_000_000_000)),
    sortNumber: z.optional(rule.wholeWithin(-1_000_000, 1_000_000)),
    /** Makes it a calculated meter, which never sends and whose serial number is made up. */
    parts: z.optional(z.nullable(parts)),
    /** The load meter of the site that this one stands behind: its energy is a part of that one’s. Null: at the top. */
    behindMeterId: z.optional(z.nullable(rule.id)),
    /** Claims a serial number that somebody else registered and that never sent: it goes to whoever proves it. */
    claim: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ id, siteId }) => id !== 0 || siteId !== undefined, {
      error: 'site_required',
      path: ['siteId'],
    }),
    z.refine(({ id, sn, parts }) => id !== 0 || sn !== undefined || parts, {
      error: 'sn_required',
      path: ['sn'],
    }),
  );
export type MeterBody = z.infer<typeof meterBody>;

export const saveMeter = call({
  name: 'meter.save',
  method: 'POST',
  path: '/api/v1/inverter/save',
  access: 'account',
  summary:
    'Adds a meter (id 0 or none) or edits one. A serial number that already sends must be proven by an upload.',
  owned: { id: 'meter', siteId: 'site' },
  body: meterBody,
  output: meter,
  errors: [
    'validation',
    'wrong_id',
    'demo_read_only',
    'sn_used',
    'quota_meters',
    'only_meter',
    'parts_invalid',
    'part_in_use',
    'behind_invalid',
  ],
});

const serialNumberState = z.enum(['free', 'sending', 'claimable', 'used', 'own']);
export type SerialNumberState = z.infer<typeof serialNumberState>;

export const checkSerialNumber = call({
  name: 'meter.checkSerialNumber',
  method: 'GET',
  path: '/api/v1/inverter/checksn',
  access: 'account',
  summary:
    'Checks a serial number before it is entered: it is free, already sends and has to be proven, can be claimed, or is in use.',
  query: z.object({ sn: rule.serialNumber }),
  output: z.object({ state: serialNumberState }),
  errors: ['validation', 'rate_limited'],
});

const deletedMeter = {
  ...deleting,
  summary: 'Deletes a meter and its readings. A site keeps at least one meter.',
  owned: ownMeter,
  errors: ['wrong_id', 'only_meter', 'part_in_use'],
} as const;

export const deleteMeterByGet = call({
  ...deletedMeter,
  name: 'meter.deleteByGet',
  method: 'GET',
  changes: true,
  path: '/api/v1/inverter/delete/{id}',
});

export const deleteMeter = call({
  ...deletedMeter,
  name: 'meter.delete',
  method: 'DELETE',
  path: '/api/v1/inverter/delete/{id}',
});

export const renewKey = call({
  name: 'meter.renewKey',
  method: 'POST',
  path: '/api/v1/inverter/renewkey/{id}',
  access: 'account',
  demo: 'refused',
  summary: 'Gives a meter a new upload key; the old one stops working at once.',
  owned: ownMeter,
  params: withId,
  output: meter,
  errors: ['wrong_id'],
});

export const reopenUpload = call({
  name: 'meter.reopenUpload',
  method: 'POST',
  path: '/api/v1/inverter/openupload/{id}',
  access: 'account',
  demo: 'refused',
  summary: 'Accepts uploads by SN alone again, until the meter next uploads with its key.',
  owned: ownMeter,
  params: withId,
  output: meter,
  errors: ['wrong_id'],
});

const ids = z.array(rule.id).check(z.maxLength(5000));

export const sort = call({
  name: 'user.sort',
  method: 'POST',
  path: '/api/v1/user/sort',
  access: 'account',
  summary: 'Puts sites, and the meters within their sites, into the given order.',
  body: z.object({ siteIds: z.optional(ids), meterIds: z.optional(ids) }),
  output: z.null(),
  errors: ['validation', 'wrong_id'],
});
