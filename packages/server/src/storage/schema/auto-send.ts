// What is sent by e-mail by itself: the settings, the recipients, the reports to be made and those that were sent.
import type { ReportKind } from '@ohmstead/domain';
import type { Generated } from 'kysely';
import type { Instant } from './column-types.ts';

/** An account without a row sends nothing by itself. */
export type AutoSendRow = {
  account_id: number;
  /** Since when it is wanted; null: it is not. What came due before is not sent afterwards. */
  alerts_since: Instant | null;
  exceptions_since: Instant | null;
  daily_since: Instant | null;
  weekly_since: Instant | null;
  monthly_since: Instant | null;
  place_info: Generated<boolean>;
  exception_info: Generated<boolean>;
  alert_info: Generated<boolean>;
  faulty_device_state: Generated<boolean>;
  /** Exceptions up to then were sent. */
  exceptions_sent_at: Instant | null;
};

export type AutoSendRecipientRow = {
  id: Generated<number>;
  account_id: number;
  email: string;
  place: number;
  /** Whoever left stays in the table when the list names them no more: naming them again does not bring them back. */
  is_listed: boolean;
  asked_at: Instant;
  left_at: Instant | null;
  /** When the first mail said who had added them. */
  introduced_at: Instant | null;
};

export type AutoSendLeaveRow = {
  /** SHA-256 of the token in one mail's link. */
  token_hash: Buffer;
  recipient_id: number;
  created_at: Instant;
};

export type ReportRunRow = {
  id: Generated<number>;
  site_id: number;
  kind: ReportKind;
  from_date: string;
  /** Not included. */
  to_date: string;
  due_at: Instant;
  attempts: Generated<number>;
  /** The process that makes it, and when its claim ends by the database's clock. */
  claimed_by: Generated<string | null>;
  claimed_until: Generated<Date | null>;
  ended_at: Generated<Date | null>;
  outcome: Generated<'sent' | 'nobody' | 'superseded' | 'failed' | null>;
  error: Generated<string | null>;
};

export type ReportSendRow = {
  site_id: number;
  kind: ReportKind;
  from_date: string;
  /** The address in lower case. */
  recipient: string;
  mail_id: number | null;
  queued_at: Instant;
};
