import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  // Accounts: the contact address, the language of mails, disabled by an administrator, deleted after a week.
  sql`alter table account
    add lang text not null default 'en',
    add email_confirmed_at timestamptz,
    add disabled_at timestamptz,
    add delete_at timestamptz`,
  sql`create index account_delete_at on account (delete_at) where delete_at is not null`,
  sql`create index account_created on account (created_at, id)`,
  sql`create index account_disabled on account (created_at, id) where disabled_at is not null`,
  // The administrator searches for parts of words: a scan of one folded text a row, which no index would spare.
  sql`alter table account add search_text text not null generated always as
    (lower(username || E'\\n' || full_name || E'\\n' || coalesce(email, ''))) stored`,
  // A meter is found by its site and its account too: joined for every search, they would take most of its time.
  sql`alter table meter add search_text text not null default ''`,
  sql`create function set_meter_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := lower(concat_ws(E'\\n', new.sn, new.name,
        (select site.name || E'\\n' || account.username from site join account on account.id = site.account_id
          where site.id = new.site_id)));
      return new;
    end $$`,
  sql`create trigger meter_search_text before insert or update of sn, name, site_id on meter
    for each row execute function set_meter_search_text()`,
  sql`create function renew_meter_search_texts() returns trigger language plpgsql as $$
    begin
      update meter set name = name where site_id = new.id;
      return null;
    end $$`,
  sql`create trigger site_search_text after update of name, account_id on site
    for each row when (old.name <> new.name or old.account_id <> new.account_id)
    execute function renew_meter_search_texts()`,
  sql`update meter set name = name`,
  sql`create index meter_sn on meter (sn)`,
  sql`create index meter_unproven on meter (id) where proof_needed`,
  sql`alter table session
    add id bigint generated always as identity unique,
    add user_agent text`,
  sql`create index session_of_account on session (account_id)`,
  sql`create table one_time_link (
    token_hash bytea primary key,
    account_id bigint not null references account on delete cascade,
    purpose text not null check (purpose in ('resetPassword', 'confirmEmail')),
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz)`,
  sql`create index one_time_link_account on one_time_link (account_id, purpose)`,
  sql`create index one_time_link_expiry on one_time_link (expires_at)`,
  // Asked for by anybody, for a name that somebody has or not: answered later, so that the answer takes the same time.
  sql`create table password_request (
    id bigint generated always as identity primary key,
    username_key text not null,
    lang text not null,
    created_at timestamptz not null)`,

  // The outbox. Times of it are the database's own: several senders have several clocks.
  sql`create table mail (
    id bigint generated always as identity primary key,
    message_id text unique,
    account_id bigint references account on delete cascade,
    to_address text not null,
    lang text not null,
    content jsonb,
    subject text not null,
    created_at timestamptz not null default now(),
    attempts integer not null default 0,
    attempted_at timestamptz,
    next_attempt_at timestamptz default now(),
    claimed_by uuid,
    claimed_until timestamptz,
    sent_at timestamptz,
    failed_at timestamptz,
    failure text check (failure in ('connection', 'refusal', 'content')),
    error text)`,
  sql`create index mail_waiting on mail (next_attempt_at, id) where sent_at is null and failed_at is null`,
  sql`create index mail_account on mail (account_id, created_at)`,
  sql`create index mail_address on mail (lower(to_address), created_at)`,
  sql`create index mail_created on mail (created_at, id)`,
  sql`create index mail_attempted on mail (attempted_at) where attempted_at is not null`,

  // Notices: those of one account are made of a template in the reader's language; announcements have texts by language.
  sql`alter table notice
    alter title drop not null,
    alter content drop not null,
    add template text,
    add params jsonb,
    add link text,
    add texts jsonb,
    add audience text check (audience in ('all', 'owners', 'viewers', 'account')),
    add only_these_languages boolean not null default false,
    add publish_at timestamptz,
    add withdrawn_at timestamptz,
    add written_by bigint references account on delete set null`,
  sql`update notice set publish_at = created_at`,
  sql`update notice set audience = case when account_id is null then 'all' else 'account' end`,
  // The newest of an account, and the newest announcements: who looks for news does so every second.
  sql`drop index notice_account`,
  sql`create index notice_own on notice (account_id, publish_at desc, id desc) where account_id is not null`,
  sql`create index notice_announced on notice (publish_at desc, id desc) where account_id is null`,
  sql`create index notice_written on notice (id desc) where texts is not null`,
  sql`create index notice_own_age on notice (publish_at) where texts is null and account_id is not null`,
  // What an account has read lies together, and goes with the account.
  sql`alter table notice_read drop constraint notice_read_pkey, add primary key (account_id, notice_id)`,
  sql`create index notice_read_notice on notice_read (notice_id)`,

  sql`create table feedback (
    id bigint generated always as identity primary key,
    account_id bigint not null references account on delete cascade,
    type text not null check (type in ('bug', 'suggestion', 'demand')),
    title text not null,
    email text,
    created_at timestamptz not null,
    last_message_at timestamptz not null,
    last_from text not null check (last_from in ('user', 'administrator')),
    read_at timestamptz not null,
    finished_at timestamptz)`,
  sql`create index feedback_account on feedback (account_id, created_at desc)`,
  // In the order of the administrator's list: what waits for an answer first.
  sql`create index feedback_waiting on feedback
    ((finished_at is null and last_from = 'user') desc, last_message_at desc, id desc)`,
  sql`create table feedback_message (
    id bigint generated always as identity primary key,
    feedback_id bigint not null references feedback on delete cascade,
    author text not null check (author in ('user', 'administrator')),
    written_by bigint references account on delete set null,
    content text not null,
    created_at timestamptz not null)`,
  sql`create index feedback_message_of on feedback_message (feedback_id, id)`,
  sql`create table feedback_file (
    id bigint generated always as identity primary key,
    message_id bigint not null references feedback_message on delete cascade,
    name text not null,
    media_type text not null check (media_type in ('image/png', 'image/jpeg')),
    width integer not null,
    height integer not null,
    bytes bytea not null)`,
  sql`create index feedback_file_of on feedback_file (message_id)`,

  // Administration.
  sql`create table blocked_serial_number (
    sn text primary key,
    blocked_at timestamptz not null)`,
  sql`create table brand (
    server_group text primary key,
    title text,
    footer text,
    colour text,
    logo bytea,
    logo_type text,
    logo_tag text)`,
  sql`create table administrator_action (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    administrator text not null,
    action text not null,
    subject text not null,
    detail jsonb not null)`,
  sql`create function keep_administrator_action() returns trigger language plpgsql as $$
    begin raise exception 'administrator_action is append-only'; end $$`,
  sql`create trigger administrator_action_kept before update or delete on administrator_action
    for each row execute function keep_administrator_action()`,
  sql`create trigger administrator_action_not_emptied before truncate on administrator_action
    for each statement execute function keep_administrator_action()`,
];

export const people: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
