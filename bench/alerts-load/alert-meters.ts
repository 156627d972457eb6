// A hundred thousand meters, each with three rules, as SQL: most go on sending, some fall silent. Beside them sites that get
// reports, of accounts that are disabled until their turn.
import { snsOf } from '../fixtures/bench-meters.ts';
import { morningZone } from './morning-zone.ts';

type Population = {
  /** Of user names and, in two letters, of serial numbers. */
  readonly prefix: string;
  readonly accounts: number;
  readonly sitesOfAccount: number;
  readonly metersOfSite: number;
};

const steady: Population = { prefix: 'GO', accounts: 99, sitesOfAccount: 250, metersOfSite: 4 };
const silent: Population = { prefix: 'SI', accounts: 1, sitesOfAccount: 20, metersOfSite: 50 };
/** A mail server's address gets no more than 500 a day. */
const reported: Population = { prefix: 'RE', accounts: 20, sitesOfAccount: 100, metersOfSite: 1 };

const countOf = ({ accounts, sitesOfAccount, metersOfSite }: Population) =>
  accounts * sitesOfAccount * metersOfSite;
const snsOfPopulation = (population: Population) => snsOf(countOf(population), population.prefix);

export const steadySns = snsOfPopulation(steady);
export const silentSns = snsOfPopulation(silent);
export const meterCount = steadySns.length + silentSns.length;

/** Reports come due once a wave. */
export const waves = ['RA', 'RB'] as const;
export type Wave = (typeof waves)[number];
export const reportsOfWave = countOf(reported);
export const reportedSns = waves.flatMap((prefix) => snsOfPopulation({ ...reported, prefix }));

export const offlineMinutes = 1;
export const tokens = { ownerOfSilent: 'token-of-the-owner', administrator: 'token-of-the-benchmark' };

/** Not what is empty: plans that are made by the statistics of an empty table are kept, and are slow once it is filled. */
const analyzeFilled =
  'analyze account, site, meter, latest_reading, session, alert_parameter, auto_send, auto_send_recipient';

/** Everything but the rules. */
export const alertMeters = (nowMs: number): readonly string[] => [
  ...populationStatements(steady),
  ...populationStatements(silent),
  `insert into alert_parameter (site_id, offline_minutes)
    select site.id, ${offlineMinutes} from site join account on account.id = account_id where username = 'SI1'`,
  ...waves.flatMap((prefix) => populationStatements({ ...reported, prefix })),
  ...waves.flatMap((prefix) => dailyReports(prefix, nowMs)),
  sessionOf(tokens.ownerOfSilent, `username = 'SI1'`),
  `update account set password_is_first = false where kind = 'admin'`,
  sessionOf(tokens.administrator, `kind = 'admin'`),
  analyzeFilled,
];

/** Limits that no reading of the load is beyond. */
export const threeRules: readonly string[] = [
  `insert into alert_rule (site_id, meter_id, kind, is_on, limit_value)
    select site_id, meter.id, kind, true, value from meter
    cross join (values ('overPower', 20000), ('overVoltage', 253), ('underVoltage', 207)) as rule (kind, value)`,
  'analyze alert_rule',
];

const populationStatements = ({ prefix, accounts, sitesOfAccount, metersOfSite }: Population) => [
  `insert into account (username, username_key, password_hash, full_name, kind, time_zone)
    select '${prefix}' || number, lower('${prefix}') || number, 'none', 'Bench', 'user', 'Europe/Berlin'
    from generate_series(1, ${accounts}) as number`,
  `insert into site (account_id, name, time_zone, price_unit, created_at)
    select id, 'Home ' || number, 'Europe/Berlin', 'EUR', now() - interval '60 days'
    from account, generate_series(1, ${sitesOfAccount}) as number where username ~ '^${prefix}\\d'`,
  `insert into meter (site_id, sn, name, type, use_type, upload_key)
    select id, sn, 'Grid', 3, 1, 'key-' || sn from (
      select site.id, '${prefix}' || lpad((row_number() over (order by site.id, place) - 1)::text, 8, '0') as sn
      from site join account on account.id = account_id, generate_series(1, ${metersOfSite}) as place
      where username ~ '^${prefix}\\d') as numbered`,
];

/** Wanted long before they came due, by accounts with a confirmed address. */
const dailyReports = (wave: Wave, nowMs: number): string[] => {
  const ofWave = `username ~ '^${wave}\\d'`;
  return [
    `update site set time_zone = '${morningZone(nowMs)}' from account where account.id = account_id and ${ofWave}`,
    `update account set disabled_at = now(), email = lower(username) || '@example.com',
      email_confirmed_at = now() where ${ofWave}`,
    `insert into auto_send (account_id, daily_since)
      select id, now() - interval '10 days' from account where ${ofWave}`,
    `insert into auto_send_recipient (account_id, email, place, is_listed, asked_at)
      select id, email, 0, true, now() - interval '10 days' from account where ${ofWave}`,
  ];
};

const sessionOf = (token: string, whose: string) =>
  `insert into session (token_hash, account_id, client_kind, remember, created_at, last_used_at, expires_at)
    select sha256('${token}'::bytea), id, 'app', true, now(), now(), now() + interval '1 year'
    from account where ${whose}`;
