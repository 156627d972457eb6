// Notices that an administrator writes, for many readers and in several languages.
import * as z from 'zod/mini';
import { noticeTypes } from '../account/user.ts';
import { call } from '../call.ts';
import { instant } from '../shapes.ts';
import * as rule from '../validation.ts';
import { contentUpTo, title } from '../written-text.ts';
import { listQuery, ofId, pageOf } from './shapes.ts';

/** Everybody, those who own a site, those who only view sites of others, or one account. */
export const audiences = ['all', 'owners', 'viewers', 'account'] as const;

const text = z.object({ title, content: contentUpTo(10_000) });

/** By language code, such as `de`; whoever reads another language is shown the English text, else the first. */
const texts = z
  .record(z.string(), text)
  .check(z.refine((value) => Object.keys(value).length > 0, 'content_required'));

export const announcementBody = z.object({
  id: rule.idOrNew,
  type: z.enum(noticeTypes, 'field_invalid'),
  audience: z.enum(audiences, 'field_invalid'),
  /** Of the audience `account`. */
  username: z.optional(rule.givenUsername),
  /** Only readers of the languages that it is written in; else everybody. */
  onlyTheseLanguages: z._default(z.boolean('field_invalid'), false),
  texts,
  /** When readers see it; null: it stays a draft. An instant that has passed means now. */
  publishAt: z.nullable(z.iso.datetime({ error: 'date_invalid', offset: true })),
});
export type AnnouncementBody = z.input<typeof announcementBody>;
export type AnnouncementInput = z.output<typeof announcementBody>;

/** Of texts of the greatest length in every language, with room for their escapes. */
const bodyLimit = 2 * 1024 * 1024;

const announcement = z.object({
  id: z.number(),
  type: z.enum(noticeTypes),
  audience: z.enum(audiences),
  username: z.nullable(z.string()),
  onlyTheseLanguages: z.boolean(),
  texts: z.record(z.string(), z.object({ title: z.string(), content: z.string() })),
  publishAt: z.nullable(instant),
  withdrawnAt: z.nullable(instant),
  createdAt: instant,
  readCount: z.number(),
});
export type Announcement = z.infer<typeof announcement>;

export const announcementlist = call({
  name: 'admin.announcementlist',
  method: 'GET',
  path: '/api/v1/admin/announcementlist',
  access: 'admin',
  summary: 'The notices written by administrators, the newest first; searched by their texts.',
  query: z.object({
    ...listQuery,
    state: z.optional(z.enum(['draft', 'scheduled', 'published', 'withdrawn'])),
  }),
  output: pageOf(announcement),
  errors: [],
});

export const announcementById = call({
  ...ofId,
  name: 'admin.announcement',
  method: 'GET',
  path: '/api/v1/admin/announcement/{id}',
  summary: 'One notice written by an administrator.',
  output: announcement,
  errors: ['wrong_id'],
});

export const saveannouncement = call({
  name: 'admin.saveannouncement',
  method: 'POST',
  path: '/api/v1/admin/saveannouncement',
  access: 'admin',
  summary:
    'Saves a notice as a draft, publishes it or schedules it. One that is published already can only be withdrawn.',
  body: announcementBody,
  bodyLimit,
  output: announcement,
  errors: ['wrong_id', 'validation', 'announcement_published'],
});

export const withdrawannouncement = call({
  ...ofId,
  name: 'admin.withdrawannouncement',
  method: 'POST',
  path: '/api/v1/admin/withdrawannouncement/{id}',
  summary: 'Takes a notice back: readers see it no more. A draft is deleted.',
  output: z.null(),
  errors: ['wrong_id'],
});
