// How people are notified of incidents outside of the app, and every message of the last month.
import type { ChannelTarget, DeliveryFailure } from '@ohmstead/contract';
import type { IncidentKind, IncidentStep } from '@ohmstead/domain';
import type { NotifiedIncident } from '@ohmstead/i18n';
import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.ts';

export type ChannelRow = {
  id: Generated<number>;
  account_id: number;
  kind: ChannelTarget['kind'];
  name: string;
  /** It holds what lets others send there too, such as tokens and secret addresses. */
  target: Json<ChannelTarget>;
  /** What a webhook's messages are signed with. */
  secret: string | null;
  is_on: boolean;
  urgency: 'urgent' | 'all';
  /** Null: every kind. */
  kinds: Json<readonly IncidentKind[]> | null;
  of_shared_sites: boolean;
  created_at: Generated<Date>;
  /** When the owner of the e-mail address confirmed it; of other kinds, when it was added. */
  confirmed_at: Instant | null;
  /** When the owner of the e-mail address, who is somebody else, wanted no more; only they can take it back. */
  left_at: Generated<Date | null>;
  last_sent_at: Generated<Date | null>;
  last_failed_at: Generated<Date | null>;
  last_failure: Generated<DeliveryFailure | null>;
  last_error: Generated<string | null>;
  /** The claim of the message that is under way, and when that ends by itself. */
  busy_with: Generated<string | null>;
  busy_until: Generated<Date | null>;
};

export type ChannelLeaveRow = {
  /** SHA-256 of the token in one mail's link. */
  token_hash: Buffer;
  channel_id: number;
  created_at: Generated<Date>;
};

export type QuietHoursRow = {
  account_id: number;
  /** `hh:mm`, in the zone of the site that a message is about. */
  from_time: string;
  to_time: string;
  /** Urgent messages are sent in them too. */
  urgent_too: boolean;
};

/** What a message is made of. */
export type DeliveryContent = {
  readonly incident: NotifiedIncident;
  /** When the step happened. */
  readonly at: string;
  readonly timeZone: string;
  readonly currency: string;
};

export type DeliveryRow = {
  id: Generated<number>;
  channel_id: number;
  account_id: number;
  /** Null: a test message. */
  step_id: number | null;
  incident_id: number | null;
  site_id: number | null;
  step: IncidentStep | null;
  content: Json<DeliveryContent> | null;
  created_at: Generated<Date>;
  /** The end of the quiet hours that hold it back. */
  held_until: Instant | null;
  attempts: Generated<number>;
  attempted_at: Generated<Date | null>;
  /** Null: it is not tried again, or lies in the outbox of mails. */
  next_attempt_at: Generated<Date | null>;
  /** The attempt under way, and when it counts as broken off. */
  claimed_by: Generated<string | null>;
  claimed_until: Generated<Date | null>;
  sent_at: Generated<Date | null>;
  failed_at: Generated<Date | null>;
  failure: Generated<DeliveryFailure | null>;
  error: Generated<string | null>;
};
