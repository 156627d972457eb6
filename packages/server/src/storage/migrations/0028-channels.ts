import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`create table channel (
    id bigint generated always as identity primary key,
    account_id bigint not null references account on delete cascade,
    kind text not null check (kind in ('mail', 'webPush', 'appPush', 'webhook', 'ntfy')),
    name text not null,
    target jsonb not null,
    secret text,
    is_on boolean not null,
    urgency text not null check (urgency in ('urgent', 'all')),
    kinds jsonb,
    of_shared_sites boolean not null,
    created_at timestamptz not null default now(),
    confirmed_at timestamptz,
    last_sent_at timestamptz,
    last_failed_at timestamptz,
    last_failure text,
    last_error text)`,
  sql`create index channel_account on channel (account_id, id)`,
  sql`create table quiet_hours (
    account_id bigint primary key references account on delete cascade,
    from_time text not null,
    to_time text not null,
    urgent_too boolean not null)`,
  // Times of it are the database's own: several senders have several clocks.
  sql`create table delivery (
    id bigint generated always as identity primary key,
    channel_id bigint not null references channel on delete cascade,
    account_id bigint not null references account on delete cascade,
    step_id bigint references incident_step on delete cascade,
    incident_id bigint references incident on delete cascade,
    site_id bigint references site on delete cascade,
    step text check (step in ('began', 'recovered', 'corrected')),
    content jsonb,
    created_at timestamptz not null default now(),
    held_until timestamptz,
    attempts integer not null default 0,
    attempted_at timestamptz,
    next_attempt_at timestamptz default now(),
    claimed_by uuid,
    claimed_until timestamptz,
    sent_at timestamptz,
    failed_at timestamptz,
    failure text,
    error text,
    unique (step_id, channel_id))`,
  sql`create index delivery_waiting on delivery (next_attempt_at, id)
    where sent_at is null and failed_at is null and next_attempt_at is not null`,
  sql`create index delivery_under_way on delivery (account_id, channel_id) where claimed_by is not null`,
  sql`create index delivery_of_incident on delivery (incident_id, channel_id, id) where incident_id is not null`,
  sql`create index delivery_of_channel on delivery (channel_id)`,
  sql`create index delivery_of_account on delivery (account_id, id desc)`,
  sql`create index delivery_of_site on delivery (site_id) where site_id is not null`,
  sql`create index delivery_created on delivery (created_at)`,
  // A message by e-mail goes through the outbox, which says what became of it.
  sql`alter table mail add delivery_id bigint references delivery on delete set null`,
  sql`create unique index mail_of_delivery on mail (delivery_id) where delivery_id is not null`,
  sql`create function note_mail_of_delivery() returns trigger language plpgsql as $$
    begin
      update delivery set
        attempts = new.attempts, sent_at = new.sent_at, failed_at = new.failed_at, error = new.error,
        failure = case new.failure when 'connection' then 'unreachable' when 'refusal' then 'refused'
          when 'content' then 'expired' end
      where id = new.delivery_id;
      update channel set
        last_sent_at = coalesce(new.sent_at, last_sent_at),
        last_failed_at = coalesce(new.failed_at, last_failed_at),
        last_failure = coalesce((select failure from delivery where id = new.delivery_id), last_failure),
        last_error = coalesce(new.error, last_error)
      where id = (select channel_id from delivery where id = new.delivery_id);
      return null;
    end $$`,
  sql`create trigger mail_of_delivery_noted after update of sent_at, failed_at, attempts on mail
    for each row when (new.delivery_id is not null) execute function note_mail_of_delivery()`,
  sql`alter table one_time_link
    drop constraint one_time_link_purpose_check,
    add constraint one_time_link_purpose_check
      check (purpose in ('resetPassword', 'confirmEmail', 'confirmChannel'))`,
];

export const channels: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
