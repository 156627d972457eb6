import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  // 0 a person waits for it, 1 an alert, 2 a report: thousands of reports hold up no new password.
  sql`alter table mail
    add urgency smallint not null default 0,
    add message_name text`,
  sql`drop index mail_waiting`,
  sql`create index mail_waiting on mail (urgency, next_attempt_at, id) where sent_at is null and failed_at is null`,
  sql`create table mail_file (
    id bigint generated always as identity primary key,
    name text not null,
    media_type text not null,
    content_id text,
    bytes bytea not null,
    created_at timestamptz not null default now())`,
  sql`create table mail_attachment (
    mail_id bigint not null references mail on delete cascade,
    file_id bigint not null references mail_file on delete cascade,
    primary key (mail_id, file_id))`,
  sql`create index mail_attachment_file on mail_attachment (file_id)`,

  sql`create table auto_send (
    account_id bigint primary key references account on delete cascade,
    alerts_since timestamptz,
    exceptions_since timestamptz,
    daily_since timestamptz,
    weekly_since timestamptz,
    monthly_since timestamptz,
    place_info boolean not null default true,
    exception_info boolean not null default true,
    alert_info boolean not null default true,
    faulty_device_state boolean not null default true,
    exceptions_sent_at timestamptz)`,
  sql`create table auto_send_recipient (
    id bigint generated always as identity primary key,
    account_id bigint not null references account on delete cascade,
    email text not null,
    place smallint not null,
    is_listed boolean not null,
    asked_at timestamptz not null,
    left_at timestamptz,
    introduced_at timestamptz)`,
  sql`create unique index auto_send_recipient_email on auto_send_recipient (account_id, lower(email))`,
  sql`create table auto_send_leave (
    token_hash bytea primary key,
    recipient_id bigint not null references auto_send_recipient on delete cascade,
    created_at timestamptz not null)`,
  sql`create index auto_send_leave_recipient on auto_send_leave (recipient_id)`,
  sql`create index auto_send_leave_age on auto_send_leave (created_at)`,

  // The reports to be made, each claimed by one process for a while, and the mails that came of them.
  sql`create table report_run (
    id bigint generated always as identity primary key,
    site_id bigint not null references site on delete cascade,
    kind text not null check (kind in ('daily', 'weekly', 'monthly')),
    from_date text not null,
    to_date text not null,
    due_at timestamptz not null,
    attempts integer not null default 0,
    claimed_by uuid,
    claimed_until timestamptz,
    ended_at timestamptz,
    outcome text check (outcome in ('sent', 'nobody', 'superseded', 'failed')),
    error text,
    unique (site_id, kind, from_date))`,
  sql`create index report_run_open on report_run (due_at, id) where ended_at is null`,
  sql`create index report_run_age on report_run (due_at)`,
  sql`create table report_send (
    site_id bigint not null references site on delete cascade,
    kind text not null,
    from_date text not null,
    recipient text not null,
    mail_id bigint references mail on delete set null,
    queued_at timestamptz not null,
    primary key (site_id, kind, from_date, recipient))`,
  sql`create index report_send_mail on report_send (mail_id)`,
  sql`create index report_send_age on report_send (queued_at)`,
];

export const autoSend: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
