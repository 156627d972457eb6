import * as z from 'zod/mini';
import { brand } from './admin/brand.ts';
import { call } from './call.ts';

export const applocales = call({
  name: 'common.applocales',
  method: 'GET',
  path: '/api/v1/common/applocales',
  access: 'public',
  summary: 'Texts set on the server, which replace the client’s by key.',
  query: z.object({ lang: z.optional(z.string().check(z.maxLength(16))) }),
  output: z.record(z.string(), z.string()),
  errors: [],
});

export const logo = call({
  name: 'common.logo',
  method: 'GET',
  path: '/api/v1/common/logo',
  access: 'public',
  summary: 'The logo of this server’s brand; with the tag of its brand as `v` it may be kept for good.',
  query: z.object({ v: z.optional(z.string().check(z.maxLength(64))) }),
  file: ['image/png'],
  output: z.null(),
  errors: ['not_found'],
});

const appConfig = z.object({
  serverGroup: z.string(),
  version: z.string(),
  feedback: z.boolean(),
  /** Whether this server sends mail; screens that promise a mail say so where it does not. */
  mail: z.boolean(),
  brand,
  /** The demo account's login, or null with the demo off. */
  demo: z.nullable(z.object({ username: z.string(), password: z.string() })),
});
export type AppConfig = z.infer<typeof appConfig>;

export const config = call({
  name: 'common.config',
  method: 'GET',
  path: '/api/v1/common/config',
  access: 'public',
  summary: 'The settings that a client needs before login.',
  output: appConfig,
  errors: [],
});
