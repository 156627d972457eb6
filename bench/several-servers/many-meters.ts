// A million meters, as SQL, in sites of four; the first ones are those that send.
export const registered = 1_000_000;
export const sending = 200_000;
export const fewMeters = 1_000;
export const watchedToken = 'token-of-the-watched-account';

const metersOfSite = 4;
const sitesOfAccount = 250;
const metersAtOnce = 100_000;

/** In steps, each in a transaction of its own. */
export const manyMeters = (count: number): readonly string[] => [
  `insert into account (username, username_key, password_hash, full_name, kind, time_zone)
    select 'many' || number, 'many' || number, 'none', 'Bench', 'user', 'Europe/Berlin'
    from generate_series(1, ${Math.ceil(count / metersOfSite / sitesOfAccount)}) as number`,
  `insert into site (account_id, name, time_zone, price_unit, created_at)
    select id, 'Home ' || number, 'Europe/Berlin', 'EUR', now() - interval '60 days'
    from account, generate_series(1, ${Math.min(sitesOfAccount, Math.ceil(count / metersOfSite))}) as number
    where username like 'many%'`,
  ...Array.from({ length: Math.ceil(count / metersAtOnce) }, (_, step) => {
    const [from, to] = [step * metersAtOnce, Math.min(count, (step + 1) * metersAtOnce) - 1];
    return `insert into meter (site_id, sn, name, type, use_type, upload_key)
      select site.id, 'BE' || lpad(number::text, 8, '0'), 'Grid', 3, 1, 'key-BE' || lpad(number::text, 8, '0')
      from generate_series(${from}, ${to}) as number
      join (select id, row_number() over (order by id) - 1 as place from site) as site
        on site.place = number / ${metersOfSite}`;
  }),
  `insert into session (token_hash, account_id, client_kind, remember, created_at, last_used_at, expires_at)
    select sha256('${watchedToken}'::bytea), id, 'app', true, now(), now(), now() + interval '1 year'
    from account where username = 'many1'`,
  'analyze',
];
