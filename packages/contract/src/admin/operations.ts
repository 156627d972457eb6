// How the server is, what it mailed, how it is branded, and what administrators did.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant } from '../shapes.ts';
import { onOneLine } from '../text.ts';
import { brand } from './brand.ts';
import { listQuery, ofId, pageOf } from './shapes.ts';

const health = z.object({
  version: z.string(),
  nodeVersion: z.string(),
  startedAt: instant,
  database: z.object({
    engine: z.enum(['embedded', 'postgres']),
    state: z.string(),
    version: z.string(),
    bytes: z.number(),
  }),
  ingest: z.object({
    /** Readings committed a second, over the last minute. */
    readingsPerSecond: z.number(),
    /** Readings acknowledged that are not in the tables yet. */
    unwritten: z.number(),
    lagMs: z.nullable(z.number()),
    lastReadingAt: z.nullable(instant),
  }),
  meters: z.object({ registered: z.number(), online: z.number(), waiting: z.number() }),
  accounts: z.number(),
  jobs: z.array(
    z.object({
      name: z.string(),
      lastStartedAt: z.nullable(instant),
      lastMs: z.nullable(z.number()),
      /** Of the last run; null: it went well. */
      error: z.nullable(z.string()),
      runs: z.number(),
      failures: z.number(),
    }),
  ),
  mail: z.object({
    /** False without SMTP_URL: mails stay in the outbox. */
    isSending: z.boolean(),
    waiting: z.number(),
    failed: z.number(),
    sentToday: z.number(),
    /** Why the mail server was not reached at the last attempt; null: it was, or there was none. */
    connectionError: z.nullable(z.string()),
  }),
  storedBytes: z.number(),
});
export type ServerHealth = z.infer<typeof health>;

export const healthOf = call({
  name: 'admin.health',
  method: 'GET',
  path: '/api/v1/admin/health',
  access: 'admin',
  summary: 'How the server is: ingest, database, jobs, mail.',
  output: health,
  errors: [],
});

export const mailStates = ['waiting', 'sent', 'failed'] as const;

const listedMail = z.object({
  id: z.number(),
  to: z.string(),
  username: z.nullable(z.string()),
  subject: z.string(),
  lang: z.string(),
  state: z.enum(mailStates),
  createdAt: instant,
  attempts: z.number(),
  nextAttemptAt: z.nullable(instant),
  sentAt: z.nullable(instant),
  /** What the mail server said last. */
  error: z.nullable(z.string()),
});
export type ListedMail = z.infer<typeof listedMail>;

export const maillist = call({
  name: 'admin.maillist',
  method: 'GET',
  path: '/api/v1/admin/maillist',
  access: 'admin',
  summary: 'The outbox, the newest mail first; searched by address, username or subject.',
  query: z.object({ ...listQuery, state: z.optional(z.enum(mailStates)) }),
  output: pageOf(listedMail),
  errors: [],
});

export const mail = call({
  ...ofId,
  name: 'admin.mail',
  method: 'GET',
  path: '/api/v1/admin/mail/{id}',
  summary:
    'One mail as it is sent; one-time links are left out, and of a sent mail its content is no longer kept.',
  output: z.object({
    ...listedMail.shape,
    /** Given with the first attempt. */
    messageId: z.nullable(z.string()),
    text: z.nullable(z.string()),
    html: z.nullable(z.string()),
  }),
  errors: ['wrong_id'],
});

export const retrymail = call({
  ...ofId,
  name: 'admin.retrymail',
  method: 'POST',
  path: '/api/v1/admin/retrymail/{id}',
  summary: 'Tries a failed or waiting mail again now.',
  output: z.null(),
  errors: ['wrong_id', 'mail_sent', 'mail_content_deleted'],
});

export const brands = call({
  name: 'admin.brands',
  method: 'GET',
  path: '/api/v1/admin/brands',
  access: 'admin',
  summary: 'The brands by server group; the group of this server is among them.',
  output: z.object({
    current: z.string(),
    brands: z.array(z.object({ serverGroup: z.string(), ...brand.shape })),
  }),
  errors: [],
});

const line = z
  .string('field_invalid')
  .check(z.trim(), z.minLength(1, 'field_invalid'), onOneLine, z.maxLength(60, 'text_too_long'));

export const brandBody = z.object({
  serverGroup: line,
  title: z.nullable(line),
  footer: z.nullable(
    z
      .string('field_invalid')
      .check(z.trim(), z.minLength(1, 'field_invalid'), onOneLine, z.maxLength(120, 'text_too_long')),
  ),
  colour: z.nullable(z.string('field_invalid').check(z.regex(/^#[0-9a-f]{6}$/i, 'field_invalid'))),
  /** A PNG, JPEG or GIF as base64, at most 512 KiB; `keep` leaves the logo as it is, null takes it away. */
  logo: z.nullable(z.string('field_invalid').check(z.maxLength(700_000, 'upload_too_large'))),
});
export type BrandBody = z.input<typeof brandBody>;

export const savebrand = call({
  name: 'admin.savebrand',
  method: 'POST',
  path: '/api/v1/admin/savebrand',
  access: 'admin',
  summary: 'Saves the brand of a server group.',
  body: brandBody,
  bodyLimit: 800 * 1024,
  output: z.null(),
  errors: ['validation', 'image_invalid', 'upload_too_large'],
});

export const log = call({
  name: 'admin.log',
  method: 'GET',
  path: '/api/v1/admin/log',
  access: 'admin',
  summary: 'What administrators did, the newest first. Nothing can change or delete an entry.',
  query: z.object(listQuery),
  output: pageOf(
    z.object({
      id: z.number(),
      at: instant,
      administrator: z.string(),
      /** The name of the call. */
      action: z.string(),
      /** What it was about, such as a username or serial number. */
      subject: z.string(),
      detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  ),
  errors: [],
});
