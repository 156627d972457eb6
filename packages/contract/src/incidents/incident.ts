// What happened at a site that somebody should know: when, why it is said, what it costs.
import { incidentFacts, incidentKinds, incidentSteps, leastLimit } from '@ohmstead/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { sensorids } from '../energy/sensor-ids.ts';
import { skip } from '../paging.ts';
import { instant, quantity } from '../shapes.ts';
import * as rule from '../validation.ts';

const ownSite = { id: 'site' } as const;
const ownIncident = { id: 'incident' } as const;
const byId = z.object({ id: rule.id });

const incidentUnits = ['minutes', 'W', 'V', 'A', 'kWh', 'price', 'percent', 'score'] as const;
const incidentUnit = z.enum(incidentUnits);
export const incidentKindShape = z.enum(incidentKinds, 'field_invalid');

const listedIncident = z.object({
  id: z.number(),
  siteId: z.number(),
  kind: incidentKindShape,
  urgency: z.enum(['urgent', 'normal']),
  /** Null for the site as a whole. */
  meterId: z.nullable(z.number()),
  meterName: z.nullable(z.string()),
  /** The phase 1, 2 or 3; null for the meter as a whole. */
  phase: z.nullable(z.number()),
  startedAt: instant,
  /** Null while it goes on. */
  endedAt: z.nullable(instant),
  unit: incidentUnit,
  /** The limit or the usual value that it is compared with, in `unit`; null where there is none. */
  limit: quantity,
  /** The value furthest beyond it. */
  worst: quantity,
  worstAt: z.nullable(instant),
  facts: z.array(z.object({ fact: z.enum(incidentFacts), value: z.number() })),
  /** No further message until then. */
  snoozedUntil: z.nullable(instant),
  /** Somebody said that this is normal. */
  isNormal: z.boolean(),
});
export type ListedIncident = z.infer<typeof listedIncident>;

/** The rows that `incidents` answers at most. */
export const incidentPageSize = 50;

const incidentPage = z.object({
  timeZone: z.string(),
  /** ISO 4217, of limits that are prices. */
  priceUnit: z.string(),
  /** How many go on, whatever was asked for. */
  open: z.number(),
  items: z.array(listedIncident),
  hasMore: z.boolean(),
});
export type Incidents = z.infer<typeof incidentPage>;

export const incidents = call({
  name: 'site.incidents',
  method: 'GET',
  path: '/api/v1/site/incidents/{id}',
  access: 'account',
  owned: ownSite,
  params: byId,
  query: z.object({
    /** Kinds separated by commas; by default all of them. */
    kinds: z.optional(z.string('field_invalid').check(z.maxLength(400, 'field_invalid'))),
    sensorids,
    state: z._default(z.enum(['open', 'all'], 'field_invalid'), 'all'),
    /** Only what began in this span of local dates; the end is exclusive. */
    starttime: z.optional(rule.localDate),
    endtime: z.optional(rule.localDate),
    skip,
  }),
  summary: 'The incidents of a site, those that go on first, then the newest, 50 at a time.',
  output: incidentPage,
  errors: ['wrong_id', 'validation'],
});

/** How a message went: it waits, was handed over, or could not be. */
export const deliveryStates = ['waiting', 'sent', 'failed'] as const;
export const channelKinds = ['app', 'mail', 'webPush', 'appPush', 'webhook', 'ntfy'] as const;

const incidentDetail = z.object({
  ...listedIncident.shape,
  timeZone: z.string(),
  priceUnit: z.string(),
  /** The values around it, at most 96, for a small chart. */
  evidence: z.array(z.object({ at: instant, value: quantity })),
  /** The extra cost so far, or of a day that goes on like this; null where there is no tariff or it costs nothing. */
  cost: z.nullable(z.object({ amount: z.number(), per: z.enum(['incident', 'day']) })),
  /** The messages to the asker, the oldest first. */
  messages: z.array(
    z.object({
      step: z.enum(incidentSteps),
      channel: z.enum(channelKinds),
      /** The name the person gave to the channel. */
      name: z.nullable(z.string()),
      state: z.enum(deliveryStates),
      at: instant,
      /** What the receiver answered when it failed. */
      error: z.nullable(z.string()),
    }),
  ),
});
export type IncidentDetail = z.infer<typeof incidentDetail>;

export const incident = call({
  name: 'site.incident',
  method: 'GET',
  path: '/api/v1/site/incident/{id}',
  access: 'account',
  owned: ownIncident,
  params: byId,
  summary: 'One incident with the values that show it, its cost, and the messages about it.',
  output: incidentDetail,
  errors: ['wrong_id'],
});

export const snoozeBody = z.object({
  /** 0 ends the pause. */
  hours: z
    .number('field_invalid')
    .check(z.int('field_invalid'), z.gte(0, 'number_out_of_range'), z.lte(720, 'number_out_of_range')),
});

export const snooze = call({
  name: 'site.snoozeincident',
  method: 'POST',
  path: '/api/v1/site/incident/{id}/snooze',
  access: 'account',
  demo: 'refused',
  owned: ownIncident,
  params: byId,
  body: snoozeBody,
  summary: 'No further message of this incident, and of its kind at this meter or site, for some hours.',
  output: listedIncident,
  errors: ['wrong_id', 'validation'],
});

export const normal = call({
  name: 'site.normalincident',
  method: 'POST',
  path: '/api/v1/site/incident/{id}/normal',
  access: 'account',
  demo: 'refused',
  owned: ownIncident,
  params: byId,
  body: z.object({ isNormal: z.boolean('field_invalid') }),
  summary:
    '“This is normal for me”: ends the incident, and sets the limit of its kind beyond its worst value; false takes that back.',
  output: listedIncident,
  errors: ['wrong_id', 'validation'],
});

const alertRule = z.object({
  kind: incidentKindShape,
  /** Null: for the site, and for each of its meters without a rule of its own. */
  meterId: z.nullable(z.number()),
  isOn: z.boolean(),
  /** Null: the usual limit of `defaultLimit`. */
  limit: quantity,
  /** Null where somebody has to choose a limit first, or there is none. */
  defaultLimit: quantity,
  unit: incidentUnit,
  hasLimit: z.boolean(),
  snoozedUntil: z.nullable(instant),
});
export type AlertRule = z.infer<typeof alertRule>;

const alertRules = z.object({
  id: z.number(),
  timeZone: z.string(),
  priceUnit: z.string(),
  meters: z.array(z.object({ meterId: z.number(), name: z.string() })),
  /** Each kind for the site, then the meters' own. */
  rules: z.array(alertRule),
});
export type AlertRules = z.infer<typeof alertRules>;

export const rules = call({
  name: 'site.alertrules',
  method: 'GET',
  path: '/api/v1/site/alertrules/{id}',
  access: 'account',
  owned: ownSite,
  params: byId,
  summary: 'The alert rules of a site and its meters: what is on, and from which limits on.',
  output: alertRules,
  errors: ['wrong_id'],
});

export const alertRuleBody = z
  .object({
    kind: incidentKindShape,
    meterId: z.nullable(rule.id),
    /** Null, for a meter: the site's rule again. */
    isOn: z.nullable(z.boolean('field_invalid')),
    limit: z._default(
      z.nullable(
        z
          .number('field_invalid')
          .check(z.gte(-1e6, 'number_out_of_range'), z.lte(1e9, 'number_out_of_range')),
      ),
      null,
    ),
  })
  .check(
    z.refine(({ kind, limit }) => limit === null || limit >= leastLimit(kind), {
      error: 'number_out_of_range',
      path: ['limit'],
    }),
  );

export const saveRule = call({
  name: 'site.savealertrule',
  method: 'POST',
  path: '/api/v1/site/alertrules/{id}',
  access: 'account',
  demo: 'refused',
  owned: ownSite,
  params: byId,
  body: alertRuleBody,
  summary: 'Switches an alert of a site or of one of its meters on or off, with its limit.',
  output: alertRules,
  errors: ['wrong_id', 'validation', 'alert_limit_required'],
});
