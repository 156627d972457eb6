// Reads every setting of the program from the environment. The error about a wrong one says what is allowed.
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { readTrustProxy, type TrustProxy } from '../network/trust-proxy.ts';
import type { Quotas } from '../quotas/quotas.ts';
import { appOrigins } from './app-origins.ts';
import {
  type ApnsSettings,
  apnsSettings,
  apnsTogether,
  appPushSettings,
  areApnsSettingsWhole,
  type FcmSettings,
  fcmSettings,
} from './app-push.ts';
import { mailFrom, mailFromSetting } from './mail-from.ts';
import { isTilesSetting, type MapSources, mapSources } from './map-sources.ts';
import { isWeatherSetting, type WeatherSources, weatherSources } from './weather-sources.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null stands for the embedded database. */
  readonly databaseUrl: string | null;
  readonly demo: boolean;
  readonly mqttPort: number;
  readonly tcpPort: number;
  readonly mqttUrl: string | null;
  readonly smtpUrl: string | null;
  /** The address that mails come from. */
  readonly mailFrom: string;
  /** Address of this server as its users and meters reach it; null: the request's own. */
  readonly publicUrl: string | null;
  /** Null forbids to ask for weather. */
  readonly weather: WeatherSources | null;
  readonly weatherUrl: string | null;
  /** Whether messages may go to addresses in private networks, such as the operator's own. */
  readonly allowPrivateWebhooks: boolean;
  readonly fcm: FcmSettings | null;
  readonly apns: ApnsSettings | null;
  readonly maps: MapSources;
  readonly serverGroup: string;
  readonly feedback: boolean;
  readonly trustProxy: TrustProxy;
  readonly adminPassword: string | null;
  /** The token that shows `/metrics` to others than programs on the same computer; null when nothing does. */
  readonly metricsToken: string | null;
  readonly openUpload: boolean;
  /** The origins of the app's pages, which may call this server. */
  readonly appOrigins: readonly string[];
  /** Days after which readings are deleted, never what they were summed up to; null: they are kept. */
  readonly retentionDays: number | null;
  /** The quotas of an account; the demo's are lower. */
  readonly quotas: Quotas;
};

export type ConfigRead =
  | { readonly kind: 'ok'; readonly config: Config }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] };

/** A setting that turns out to be of no use only once the database is open. */
export class SettingUnusable extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const port = (name: string, usual: number) =>
  z._default(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
            `${name} must be a port number, 0 to 65535`,
          ),
        ),
      z.transform(Number),
    ),
    usual,
  );

const onOff = (name: string) =>
  z.optional(
    z.pipe(
      z.enum(['on', 'off'], `${name} must be on or off`),
      z.transform((text) => text === 'on'),
    ),
  );

const address = (name: string, protocols: RegExp, example: string) =>
  z._default(
    z.nullable(z.url({ protocol: protocols, error: `${name} must be an address such as ${example}` })),
    null,
  );

const text = (name: string, least: number, most: number) => {
  const rule = `${name} must have ${least} to ${most} characters`;
  return z.string().check(z.minLength(least, rule), z.maxLength(most, rule));
};

const tiles = (name: string) =>
  z._default(
    z.nullable(
      z.string().check(z.refine(isTilesSetting, `${name} must be off, or an address with {z}, {x} and {y}`)),
    ),
    null,
  );

const weather = z._default(
  z.nullable(
    z
      .string()
      .check(
        z.refine(
          isWeatherSetting,
          'WEATHER_URL must be off, or an address such as https://weather.example.org',
        ),
      ),
  ),
  null,
);

/** Whole days; fewer than a billing period would be of little use. */
const retentionDays = z._default(
  z.nullable(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => /^\d{1,5}$/.test(value) && Number(value) >= 31,
            'RETENTION_DAYS must be a number of days, at least 31',
          ),
        ),
      z.transform(Number),
    ),
  ),
  null,
);

const trustProxy = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => readTrustProxy(value) !== null,
        'TRUST_PROXY must be on, off, a number of hops up to 16, or addresses (10.0.0.1,192.168.0.0/16)',
      ),
    ),
  z.transform((value) => readTrustProxy(value) ?? 0),
);

const quota = (name: string, usual: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/, `${name} must be a number, 1 to 999999999`)),
      z.transform(Number),
    ),
    usual,
  );

/** A landlord with a hundred meters, ten years of each, and prices of their own comes nowhere near. */
const quotaSettings = {
  MAX_SITES: quota('MAX_SITES', 500),
  MAX_METERS: quota('MAX_METERS', 1_000),
  MAX_SERIES: quota('MAX_SERIES', 200),
  MAX_SERIES_VALUES: quota('MAX_SERIES_VALUES', 10_000_000),
  MAX_IMPORTS_PER_DAY: quota('MAX_IMPORTS_PER_DAY', 1_000),
  MAX_STORED_MB: quota('MAX_STORED_MB', 50_000),
  MAX_STREAMS: quota('MAX_STREAMS', 200),
  MAX_STREAMS_PER_TOKEN: quota('MAX_STREAMS_PER_TOKEN', 30),
};

const settings = z.object({
  PORT: port('PORT', 8080),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: address('DATABASE_URL', /^postgres(ql)?$/, 'postgres://user:password@host:5432/database'),
  DEMO: onOff('DEMO'),
  MQTT_PORT: port('MQTT_PORT', 1883),
  TCP_PORT: port('TCP_PORT', 8001),
  MQTT_URL: address('MQTT_URL', /^(mqtt|ws)s?$/, 'mqtt://host:1883'),
  SMTP_URL: address('SMTP_URL', /^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: mailFromSetting,
  PUBLIC_URL: address('PUBLIC_URL', /^https?$/, 'https://energy.example.org'),
  WEATHER_URL: weather,
  ALLOW_PRIVATE_WEBHOOKS: onOff('ALLOW_PRIVATE_WEBHOOKS'),
  ...appPushSettings,
  MAP_TILES: tiles('MAP_TILES'),
  MAP_TILES_ZH: tiles('MAP_TILES_ZH'),
  MAP_ATTRIBUTION: z._default(z.nullable(text('MAP_ATTRIBUTION', 1, 200)), null),
  SERVER_GROUP: z._default(text('SERVER_GROUP', 1, 40), 'pm'),
  FEEDBACK: onOff('FEEDBACK'),
  TRUST_PROXY: z.optional(trustProxy),
  ADMIN_PASSWORD: z._default(z.nullable(text('ADMIN_PASSWORD', 1, 128)), null),
  METRICS_TOKEN: z._default(z.nullable(text('METRICS_TOKEN', 16, 200)), null),
  OPEN_UPLOAD: onOff('OPEN_UPLOAD'),
  APP_ORIGINS: appOrigins,
  RETENTION_DAYS: retentionDays,
  ...quotaSettings,
});

const environment = settings.check(z.refine(areApnsSettingsWhole, apnsTogether));

/** Paths are relative to the folder the program was started in. */
export const readConfig = (env: Environment, startedIn: string): ConfigRead => {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) return { kind: 'wrong', problems: parsed.error.issues.map(({ message }) => message) };
  return { kind: 'ok', config: configOf(parsed.data, startedIn) };
};

/** `PORT= npm start` means the same as no PORT. */
const withoutEmpty = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));

const configOf = (env: z.output<typeof environment>, startedIn: string): Config => ({
  port: env.PORT,
  host: env.HOST,
  dataDir: resolve(startedIn, env.DATA_DIR),
  databaseUrl: env.DATABASE_URL,
  demo: env.DEMO ?? env.DATABASE_URL === null,
  mqttPort: env.MQTT_PORT,
  tcpPort: env.TCP_PORT,
  mqttUrl: env.MQTT_URL,
  smtpUrl: env.SMTP_URL,
  mailFrom: mailFrom({ from: env.MAIL_FROM, smtpUrl: env.SMTP_URL, publicUrl: env.PUBLIC_URL }),
  publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
  weather: weatherSources(env.WEATHER_URL),
  weatherUrl: env.WEATHER_URL,
  allowPrivateWebhooks: env.ALLOW_PRIVATE_WEBHOOKS ?? false,
  fcm: fcmSettings(env, startedIn),
  apns: apnsSettings(env, startedIn),
  maps: mapSources({ tiles: env.MAP_TILES, tilesZh: env.MAP_TILES_ZH, attribution: env.MAP_ATTRIBUTION }),
  serverGroup: env.SERVER_GROUP,
  feedback: env.FEEDBACK ?? true,
  trustProxy: env.TRUST_PROXY ?? 0,
  adminPassword: env.ADMIN_PASSWORD,
  metricsToken: env.METRICS_TOKEN,
  openUpload: env.OPEN_UPLOAD ?? true,
  appOrigins: env.APP_ORIGINS,
  retentionDays: env.RETENTION_DAYS,
  quotas: {
    sites: env.MAX_SITES,
    meters: env.MAX_METERS,
    series: env.MAX_SERIES,
    seriesValues: env.MAX_SERIES_VALUES,
    importsPerDay: env.MAX_IMPORTS_PER_DAY,
    storedMb: env.MAX_STORED_MB,
    streams: env.MAX_STREAMS,
    streamsPerToken: env.MAX_STREAMS_PER_TOKEN,
  },
});
