// Every setting of the program, read from the environment in one place. A wrong one is named with what is allowed.
import { resolve } from 'node:path';
import * as z from 'zod/mini';

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly demo: boolean;
  readonly mqttPort: number;
  readonly tcpPort: number;
  readonly mqttUrl: string | null;
  readonly smtpUrl: string | null;
  /** Address of this server as its users and meters reach it; null: the request's own. */
  readonly publicUrl: string | null;
  readonly weatherUrl: string | null;
  readonly mapTiles: string | null;
  readonly mapTilesZh: string | null;
  /** Whom the maps are by, as their makers want it told on them. */
  readonly mapAttribution: string | null;
  readonly serverGroup: string;
  readonly feedback: boolean;
  readonly trustProxy: TrustProxy;
  readonly adminPassword: string | null;
  readonly openUpload: boolean;
  /** Days after which readings are deleted, never what they were summed up to; null: they are kept. */
  readonly retentionDays: number | null;
};

/** Whose `X-Forwarded-…` headers are believed: nobody's, everybody's, that many hops', or these addresses'. */
export type TrustProxy = boolean | number | string[];

export type ConfigRead =
  | { readonly kind: 'ok'; readonly config: Config }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] };

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
      z.string().check(z.regex(/^https?:\/\/\S+$/, `${name} must be an address with {z}, {x} and {y}`)),
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

const addressList = /^[0-9A-Fa-f.:]+(?:\/\d{1,3})?(?:,[0-9A-Fa-f.:]+(?:\/\d{1,3})?)*$/;

const trustProxy = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => /^(?:on|off|\d{1,2})$/.test(value) || addressList.test(value),
        'TRUST_PROXY must be on, off, a number of hops, or addresses (10.0.0.1,192.168.0.0/16)',
      ),
    ),
  z.transform(trustProxyOf),
);

function trustProxyOf(value: string): TrustProxy {
  if (value === 'on' || value === 'off') return value === 'on';
  return /^\d{1,2}$/.test(value) ? Number(value) : value.split(',');
}

const environment = z.object({
  PORT: port('PORT', 8080),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: address('DATABASE_URL', /^postgres(ql)?$/, 'postgres://user:password@host:5432/database'),
  DEMO: onOff('DEMO'),
  MQTT_PORT: port('MQTT_PORT', 1883),
  TCP_PORT: port('TCP_PORT', 8001),
  MQTT_URL: address('MQTT_URL', /^(mqtt|ws)s?$/, 'mqtt://host:1883'),
  SMTP_URL: address('SMTP_URL', /^smtps?$/, 'smtp://user:password@host:587'),
  PUBLIC_URL: address('PUBLIC_URL', /^https?$/, 'https://energy.example.org'),
  WEATHER_URL: address('WEATHER_URL', /^https?$/, 'https://weather.example.org'),
  MAP_TILES: tiles('MAP_TILES'),
  MAP_TILES_ZH: tiles('MAP_TILES_ZH'),
  MAP_ATTRIBUTION: z._default(z.nullable(text('MAP_ATTRIBUTION', 1, 200)), null),
  SERVER_GROUP: z._default(text('SERVER_GROUP', 1, 40), 'pm'),
  FEEDBACK: onOff('FEEDBACK'),
  TRUST_PROXY: z.optional(trustProxy),
  ADMIN_PASSWORD: z._default(z.nullable(text('ADMIN_PASSWORD', 6, 128)), null),
  OPEN_UPLOAD: onOff('OPEN_UPLOAD'),
  RETENTION_DAYS: retentionDays,
});

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
  publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
  weatherUrl: env.WEATHER_URL,
  mapTiles: env.MAP_TILES,
  mapTilesZh: env.MAP_TILES_ZH,
  mapAttribution: env.MAP_ATTRIBUTION,
  serverGroup: env.SERVER_GROUP,
  feedback: env.FEEDBACK ?? true,
  trustProxy: env.TRUST_PROXY ?? false,
  adminPassword: env.ADMIN_PASSWORD,
  openUpload: env.OPEN_UPLOAD ?? true,
  retentionDays: env.RETENTION_DAYS,
});
