// The ways by which a person is notified of incidents outside of the app.
import { incidentSteps } from '@ohmstead/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { channelKinds, deliveryStates, incidentKindShape } from '../incidents/incident.ts';
import { skip } from '../paging.ts';
import { instant } from '../shapes.ts';
import * as rule from '../validation.ts';
import { leaveBody, left } from './leave.ts';

/** The channels of an account. */
export const mostChannels = 20;

const ownChannel = { id: 'channel' } as const;
const byId = z.object({ id: rule.id });

/**
 * Why a message did not arrive: its receiver was not reached, refused it, exists no more, has an address in a private network;
 * it waited too long; too many went to an e-mail address within a day; this kind is not available here, or switched off
 * by the person; the owner of the e-mail address has not confirmed it.
 */
export const deliveryFailures = [
  'unreachable',
  'refused',
  'gone',
  'private',
  'expired',
  'capped',
  'unavailable',
  'pushOff',
  'unconfirmed',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];
const deliveryFailure = z.enum(deliveryFailures);

const wanted = {
  isOn: z.boolean('field_invalid'),
  /** `urgent`: only what is. */
  urgency: z.enum(['urgent', 'all'], 'field_invalid'),
  /** Null: of every kind. */
  kinds: z.nullable(z.array(incidentKindShape).check(z.maxLength(40, 'field_invalid'))),
  /** Of sites that others share with this person too. */
  ofSharedSites: z.boolean('field_invalid'),
};

const channel = z.object({
  id: z.number(),
  kind: z.enum(channelKinds),
  name: z.string(),
  /** As far as it may be shown: an address without its secret parts. */
  address: z.string(),
  ...wanted,
  createdAt: instant,
  /** False: the owner of the e-mail address has not confirmed it yet, so nothing is sent there. */
  isConfirmed: z.boolean(),
  /** The owner of the e-mail address, who is somebody else, wants no more; only they can take it back. */
  hasLeft: z.boolean(),
  lastSentAt: z.nullable(instant),
  lastFailedAt: z.nullable(instant),
  lastFailure: z.nullable(deliveryFailure),
  /** What the receiver answered then. */
  lastError: z.nullable(z.string()),
});
export type Channel = z.infer<typeof channel>;

const localTime = z.string('field_invalid').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field_invalid'));

/** Local times of the site that it is about; over midnight if `to` is earlier. Urgent messages come all the same if so chosen. */
const quietHours = z.nullable(
  z
    .object({ from: localTime, to: localTime, urgentToo: z.boolean('field_invalid') })
    .check(z.refine(({ from, to }) => from !== to, { error: 'field_invalid', path: ['to'] })),
);
export type QuietHours = z.infer<typeof quietHours>;

const channels = z.object({
  /** In the order they were added. */
  channels: z.array(channel),
  /** Which kinds can be added here, by the operator's settings. */
  available: z.array(z.enum(channelKinds)),
  /** The public VAPID key, for a browser's subscription; null where web push is not available. */
  vapidPublicKey: z.nullable(z.string()),
  /** Whether the person wants notifications on devices at all, as set for the account. */
  isPushOn: z.boolean(),
  quietHours,
});
export type Channels = z.infer<typeof channels>;

export const list = call({
  name: 'user.channels',
  method: 'GET',
  path: '/api/v1/user/channels',
  access: 'account',
  summary: 'How the person is notified of incidents: the channels, what each is for, and the quiet hours.',
  output: channels,
  errors: [],
});

const emailAddress = z
  .string('email_invalid')
  .check(z.trim(), z.email('email_invalid'), z.maxLength(254, 'email_invalid'));

const secretText = z.string('field_invalid').check(z.maxLength(500, 'text_too_long'));
const webAddress = z
  .url({ protocol: /^https?$/, error: 'field_invalid' })
  .check(z.maxLength(1000, 'text_too_long'));

/** Where a message goes, by the kind of the channel. */
export const channelTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail'), email: emailAddress }),
  z.object({
    kind: z.literal('webPush'),
    /** As the browser's PushSubscription gives it. */
    endpoint: webAddress,
    keys: z.object({ p256dh: secretText, auth: secretText }),
  }),
  z.object({
    kind: z.literal('appPush'),
    service: z.enum(['fcm', 'apns'], 'field_invalid'),
    token: secretText,
  }),
  z.object({ kind: z.literal('webhook'), url: webAddress }),
  z.object({ kind: z.literal('ntfy'), url: webAddress, token: z.optional(secretText) }),
]);

export type ChannelTarget = z.output<typeof channelTarget>;

export const channelBody = z.object({
  name: z.optional(rule.name),
  target: channelTarget,
  isOn: z._default(wanted.isOn, true),
  urgency: z._default(wanted.urgency, 'all'),
  kinds: z._default(wanted.kinds, null),
  ofSharedSites: z._default(wanted.ofSharedSites, false),
});
export type ChannelBody = z.input<typeof channelBody>;

export const add = call({
  name: 'user.addchannel',
  method: 'POST',
  path: '/api/v1/user/channels',
  access: 'account',
  demo: 'refused',
  body: channelBody,
  summary: 'Adds a channel. The secret that signs a webhook’s messages is answered this once.',
  output: z.object({ channel, signingSecret: z.nullable(z.string()) }),
  errors: ['validation', 'address_refused', 'channel_unavailable', 'channels_too_many', 'rate_limited'],
});

export const changeBody = z.object({
  name: z.optional(rule.name),
  isOn: z.optional(wanted.isOn),
  urgency: z.optional(wanted.urgency),
  kinds: z.optional(wanted.kinds),
  ofSharedSites: z.optional(wanted.ofSharedSites),
});
export type ChannelChange = z.infer<typeof changeBody>;

export const change = call({
  name: 'user.changechannel',
  method: 'POST',
  path: '/api/v1/user/channel/{id}',
  access: 'account',
  demo: 'refused',
  owned: ownChannel,
  params: byId,
  body: changeBody,
  summary: 'Changes what a channel is for; a field that is left out keeps its value.',
  output: channel,
  errors: ['wrong_id', 'validation'],
});

export const remove = call({
  name: 'user.deletechannel',
  method: 'DELETE',
  path: '/api/v1/user/channel/{id}',
  access: 'account',
  demo: 'refused',
  owned: ownChannel,
  params: byId,
  summary: 'Deletes a channel.',
  output: z.null(),
  errors: ['wrong_id'],
});

export const test = call({
  name: 'user.testchannel',
  method: 'POST',
  path: '/api/v1/user/channel/{id}/test',
  access: 'account',
  demo: 'refused',
  owned: ownChannel,
  params: byId,
  summary: 'Sends a test message at once, and answers how that went.',
  output: z.object({
    state: z.enum(deliveryStates),
    failure: z.nullable(deliveryFailure),
    error: z.nullable(z.string()),
  }),
  errors: ['wrong_id', 'rate_limited', 'channel_unavailable'],
});

export const quietHoursBody = z.object({ quietHours });

export const saveQuietHours = call({
  name: 'user.quiethours',
  method: 'POST',
  path: '/api/v1/user/quiethours',
  access: 'account',
  demo: 'refused',
  body: quietHoursBody,
  summary: 'The hours in which messages wait for their end; null: there are none.',
  output: channels,
  errors: ['validation'],
});

const delivery = z.object({
  id: z.number(),
  channelId: z.number(),
  channel: z.enum(channelKinds),
  channelName: z.string(),
  incidentId: z.nullable(z.number()),
  siteId: z.nullable(z.number()),
  /** Null: a test message. */
  step: z.nullable(z.enum(incidentSteps)),
  /** The title of the message, in the reader's language. */
  title: z.string(),
  state: z.enum(deliveryStates),
  /** When it was made, and when it was handed over or given up. */
  createdAt: instant,
  endedAt: z.nullable(instant),
  attempts: z.number(),
  failure: z.nullable(deliveryFailure),
  error: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof delivery>;

/** The rows that `deliveries` answers at most. */
export const deliveryPageSize = 50;

export const deliveries = call({
  name: 'user.deliveries',
  method: 'GET',
  path: '/api/v1/user/deliveries',
  access: 'account',
  query: z.object({ skip }),
  summary: 'The messages of the last month and how each went, the newest first, 50 at a time.',
  output: z.array(delivery),
  errors: [],
});

export const leave = call({
  name: 'publicPage.leavechannel',
  method: 'POST',
  path: '/api/v1/public/leavechannel',
  access: 'public',
  body: leaveBody,
  summary:
    'The reader of a message by e-mail wants no more of them, or wants them again; the token is the one in the e-mail’s link. E-mail programs post the same to `/leave/channel/{token}` (RFC 8058).',
  output: left,
  errors: ['link_invalid', 'validation'],
});
