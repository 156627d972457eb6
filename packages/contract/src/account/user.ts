import * as z from 'zod/mini';
import { call } from '../call.ts';
import { coverage, instant, meterLive, quantity, siteRole } from '../shapes.ts';
import * as rule from '../validation.ts';

/** A wrong shape is a failed login, not a hint about the rules. */
export const loginBody = z.object({
  username: z
    .string('username_required')
    .check(z.minLength(1, 'username_required'), z.maxLength(200, 'username_length')),
  password: z
    .string('password_required')
    .check(z.minLength(1, 'password_required'), z.maxLength(200, 'password_length')),
  remember: z._default(z.boolean(), false),
});

export const login = call({
  name: 'user.login',
  method: 'POST',
  path: '/api/v1/user/login',
  access: 'public',
  summary:
    'Opens a session. It ends the earlier one of the same client kind (header `client: app`, else web).',
  body: loginBody,
  output: z.object({
    token: z.string(),
    username: z.string(),
    fullName: z.string(),
    kind: z.enum(['user', 'demo', 'admin']),
    /** Another password has to be chosen before anything else is answered. */
    mustChangePassword: z.boolean(),
  }),
  errors: ['login_failed', 'login_throttled', 'account_disabled', 'rate_limited', 'validation'],
});

export const registerBody = z.object({
  username: rule.username,
  password: rule.password,
  sn: rule.serialNumber,
  fullName: rule.fullName,
  telephone: z.optional(rule.telephone),
  email: z.optional(rule.email),
  TimeZoneInfoId: rule.timeZoneInfoId,
});

export const register = call({
  name: 'user.register',
  method: 'POST',
  path: '/api/v1/user/register',
  access: 'public',
  summary: 'Creates an account with a first site in that time zone and its meter. Does not log in.',
  body: registerBody,
  output: z.object({
    siteId: z.number(),
    meterId: z.number(),
    /** The meter already sends and is unclaimed: it must upload once to the address with its key. */
    proofNeeded: z.boolean(),
  }),
  errors: ['validation', 'username_used', 'sn_used', 'time_zone_unknown', 'rate_limited'],
});

export const logout = call({
  name: 'user.logout',
  method: 'POST',
  path: '/api/v1/user/logout',
  access: 'account',
  firstPassword: 'allowed',
  summary: 'Ends this session.',
  output: z.null(),
  errors: [],
});

export const siteListItem = z.object({
  id: z.number(),
  name: z.string(),
  role: siteRole,
  /** When false, `monthFee` is null whatever the tariff. */
  showsPrices: z.boolean(),
  /** Grid import − export, W. */
  power: quantity,
  /** Consumption of the calendar month, kWh. */
  monthEnergy: quantity,
  /** The coverage of the month so far. */
  monthCoverage: coverage,
  /** Bill so far of the billing period: the cost less the feed-in income. Null without a tariff. */
  monthFee: quantity,
  /** False also where the owner does not show prices. */
  hasTariff: z.boolean(),
  /** ISO 4217. */
  priceUnit: z.string(),
  lastUpdateTime: z.nullable(instant),
  timeZone: z.string(),
  sortNumber: z.number(),
  /** Sites with the same group name form a group. */
  group: z.nullable(z.string()),
  meterCount: z.number(),
  onlineCount: z.number(),
  /** Alerts that go on at the site or one of its meters. */
  openIncidents: z.number(),
});
export type SiteListItem = z.infer<typeof siteListItem>;

export const sitelist = call({
  name: 'user.sitelist',
  method: 'GET',
  path: '/api/v1/user/sitelist',
  access: 'account',
  summary: 'The sites that the account owns or views, in its sort order.',
  computes: true,
  output: z.array(siteListItem),
  errors: [],
});

export const lastday = call({
  name: 'user.lastday',
  method: 'GET',
  path: '/api/v1/user/lastday',
  access: 'account',
  summary: 'What every site of the account used in each of the last 24 hours.',
  output: z.array(
    z.object({
      id: z.number(),
      /** Hour i is [from + i h, from + (i + 1) h); the last one ends with the last whole quarter-hour. */
      from: instant,
      /** The consumption in the known part of the hour, in kWh; null where nothing is known. */
      consumptionKwh: z.array(quantity),
    }),
  ),
  errors: [],
});

export const meterlist = call({
  name: 'user.meterlist',
  method: 'GET',
  path: '/api/v1/user/meterlist',
  access: 'account',
  summary: 'The newest values of every meter that the account owns or views.',
  output: z.array(meterLive),
  errors: [],
});

export const noticeTypes = ['product', 'promotion', 'autoSend'] as const;

export const noticecount = call({
  name: 'user.noticecount',
  method: 'GET',
  path: '/api/v1/user/noticecount',
  access: 'account',
  summary: 'Notices and unread notices by type, and invitations to see a site.',
  output: z.object({
    List: z.array(z.object({ type: z.enum(noticeTypes), Count: z.number(), UnReadCount: z.number() })),
    /** The invitations that wait for an answer. */
    invitations: z.number(),
  }),
  errors: [],
});

export const demohistory = call({
  name: 'user.demohistory',
  method: 'GET',
  path: '/api/v1/user/demohistory',
  access: 'account',
  summary: 'How much of the demo’s history is there while it is being built; asked by the demo’s account.',
  output: z.object({
    /** 0 up to 1; null once it is complete, and for every other account. */
    share: z.nullable(z.number()),
  }),
  errors: [],
});

const demoFind = z.object({
  kind: z.enum(['silence', 'restart', 'spike', 'replacement', 'question', 'invoice']),
  siteId: z.number(),
  site: z.string(),
  /** Null where it is about the whole site. */
  meterId: z.nullable(z.number()),
  meter: z.nullable(z.string()),
  /** The site's local dates; `to` is not included. */
  from: z.string(),
  to: z.string(),
});
export type DemoFind = z.infer<typeof demoFind>;

export const demofinds = call({
  name: 'user.demofinds',
  method: 'GET',
  path: '/api/v1/user/demofinds',
  access: 'account',
  summary:
    'What is planted in the demo’s history for its visitors to find; nothing until the history is complete, and for every other account.',
  output: z.object({ finds: z.array(demoFind) }),
  errors: [],
});
