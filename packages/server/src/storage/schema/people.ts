// Mail, notices, feedback and what administrators do.
import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.ts';

export type OneTimeLink = {
  /** SHA-256 of the token in the link. */
  token_hash: Buffer;
  account_id: number;
  purpose: 'resetPassword' | 'confirmEmail' | 'confirmChannel';
  /** The address that it was sent to. */
  email: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
};

export type PasswordRequest = {
  id: Generated<number>;
  username_key: string;
  lang: string;
  created_at: Instant;
};

/** What goes first: 0 a person waits for it, 1 an alert, 2 a report. */
export type MailUrgency = 0 | 1 | 2;

export type MailRow = {
  id: Generated<number>;
  /** The header of that name: given with the first attempt, the same at every further one. */
  message_id: Generated<string | null>;
  account_id: number | null;
  to_address: string;
  lang: string;
  /** What it is made of; null once it is sent, since it may hold a one-time link. */
  content: Json<unknown> | null;
  subject: string;
  created_at: Generated<Date>;
  attempts: Generated<number>;
  attempted_at: Generated<Date | null>;
  /** Null: it is not tried again. */
  next_attempt_at: Generated<Date | null>;
  /** The attempt under way, and when it counts as broken off. */
  claimed_by: Generated<string | null>;
  claimed_until: Generated<Date | null>;
  sent_at: Generated<Date | null>;
  failed_at: Generated<Date | null>;
  /** Of the last attempt: the mail server was not reached, refused this mail, or the mail could not be made. */
  failure: Generated<'connection' | 'refusal' | 'content' | null>;
  error: Generated<string | null>;
  /** The message to a channel that it carries. */
  delivery_id: Generated<number | null>;
  urgency: Generated<MailUrgency>;
  /** What stands before the @ of the Message-ID, where it is to follow from what the mail is about. */
  message_name: Generated<string | null>;
};

/** Goes with one or several mails, and is deleted once all of them are sent or given up. */
export type MailFileRow = {
  id: Generated<number>;
  name: string;
  media_type: string;
  /** What the HTML names a picture by (`cid:…`); null for an attachment. */
  content_id: string | null;
  bytes: Buffer;
  created_at: Generated<Date>;
};

export type MailAttachmentRow = { mail_id: number; file_id: number };

export type NoticeText = { readonly title: string; readonly content: string };

export type Notice = {
  id: Generated<number>;
  /** Null for an announcement to more than one account. */
  account_id: number | null;
  type: 'product' | 'promotion' | 'autoSend';
  /** Those of before templates and texts by language. */
  title: string | null;
  content: string | null;
  /** A notice of the program's own: rendered in its reader's language. */
  template: string | null;
  /** The values of the template's texts; of an incident, what its words are made of. */
  params: Json<Readonly<Record<string, unknown>>> | null;
  link: string | null;
  /** Of an announcement, by language. */
  texts: Json<Readonly<Record<string, NoticeText>>> | null;
  audience: 'all' | 'owners' | 'viewers' | 'account' | null;
  only_these_languages: Generated<boolean>;
  created_at: Generated<Date>;
  /** When readers see it; null: a draft. */
  publish_at: Instant | null;
  withdrawn_at: Instant | null;
  written_by: number | null;
};

export type NoticeRead = { notice_id: number; account_id: number; read_at: Generated<Date> };

export type Feedback = {
  id: Generated<number>;
  account_id: number;
  type: 'bug' | 'suggestion' | 'demand';
  title: string;
  email: string | null;
  created_at: Instant;
  last_message_at: Instant;
  last_from: 'user' | 'administrator';
  /** When its writer opened it last. */
  read_at: Instant;
  finished_at: Instant | null;
};

export type FeedbackMessage = {
  id: Generated<number>;
  feedback_id: number;
  author: 'user' | 'administrator';
  written_by: number | null;
  content: string;
  created_at: Instant;
};

export type FeedbackFile = {
  id: Generated<number>;
  message_id: number;
  name: string;
  media_type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  bytes: Buffer;
};

export type BlockedSerialNumber = { sn: string; blocked_at: Instant };

export type BrandRow = {
  server_group: string;
  title: string | null;
  footer: string | null;
  colour: string | null;
  logo: Buffer | null;
  logo_type: string | null;
  logo_tag: string | null;
};

/** Rows are inserted only: the database refuses to change or delete one. */
export type AdministratorAction = {
  id: Generated<number>;
  at: Instant;
  administrator: string;
  action: string;
  subject: string;
  detail: Json<Readonly<Record<string, string | number | boolean | null>>>;
};
