// A hundred thousand accounts, each with a site, a meter, its newest reading and a session, as SQL.

export const accountCount = 100_000;

/** Of a session that the statements open for an administrator. */
export const administratorToken = 'token-of-the-benchmark';

export const manyAccounts: readonly string[] = [
  `insert into account (username, username_key, password_hash, full_name, email, kind, time_zone, created_at,
      disabled_at)
    select 'user_' || i, 'user_' || i, rpad('$argon2id$', 97, md5(i::text)),
      (array['Ada', 'Bob', 'Carla', 'David', 'Élodie'])[1 + i % 5] || ' ' || initcap(left(md5((i * 7)::text), 8)),
      case when i % 3 > 0 then left(md5(i::text), 10) || '@example.com' end, 'user', 'Europe/Berlin',
      timestamptz '2025-01-01' + i * interval '5 minutes', case when i % 1000 = 0 then now() end
    from generate_series(1, ${accountCount}) i`,
  `insert into site (account_id, name, time_zone, price_unit)
    select id, 'Home ' || substr(md5(id::text), 3, 6), time_zone, 'EUR' from account where kind = 'user'`,
  `insert into meter (site_id, sn, name, type, use_type, upload_key, proof_needed)
    select id, 'AB' || lpad(id::text, 10, '0'), 'Grid', 3, 1, md5('k' || id), id % 100 = 0 from site`,
  `update latest_reading set at = now() - meter_id % 1000 * interval '1 second', arrived_at = now(),
    phase_values = array_fill(1.5::float8, array[21]), interval_seconds = 10`,
  `insert into open_sender (sn, network, first_seen_at, last_seen_at)
    select 'WAITING' || i, '192.0.2.' || i % 250, now(), now() from generate_series(1, 10000) i`,
  `insert into session (token_hash, account_id, client_kind, remember, created_at, last_used_at, expires_at)
    select sha256(id::text::bytea), id, 'web', true, now(), now(), now() + interval '1 year'
    from account where kind = 'user'`,
  `insert into administrator_action (at, administrator, action, subject, detail)
    select now(), 'admin', 'admin.disableuser', username, '{}' from account`,
  `update account set password_is_first = false where kind = 'admin'`,
  `insert into session (token_hash, account_id, client_kind, remember, created_at, last_used_at, expires_at)
    select sha256('${administratorToken}'::bytea), id, 'app', true, now(), now(), now() + interval '1 year'
    from account where kind = 'admin'`,
  'analyze',
];
