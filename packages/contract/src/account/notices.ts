import * as z from 'zod/mini';
import { call } from '../call.ts';
import { skip } from '../paging.ts';
import { instant } from '../shapes.ts';
import * as rule from '../validation.ts';
import { noticeTypes } from './user.ts';

const listedNotice = z.object({
  id: z.number(),
  type: z.enum(noticeTypes),
  title: z.string(),
  /** When it came: of an announcement when it was published. */
  createdAt: instant,
  isRead: z.boolean(),
});
export type ListedNotice = z.infer<typeof listedNotice>;

/** The rows that `noticelist` answers at most. */
export const noticePageSize = 20;

export const noticelist = call({
  name: 'user.noticelist',
  method: 'GET',
  path: '/api/v1/user/noticelist',
  access: 'account',
  summary: 'The account’s notices of the last year, of one type or all, the newest first, 20 at a time.',
  query: z.object({
    type: z.optional(z.enum(noticeTypes, 'field_invalid')),
    skip,
    /** Only what came up to then: the `createdAt` of the first row keeps pages in step while new ones come. */
    until: z.optional(z.iso.datetime({ error: 'date_invalid', offset: true })),
  }),
  output: z.array(listedNotice),
  errors: [],
});

const noticeDetail = z.object({
  ...listedNotice.shape,
  content: z.string(),
  /** The page of the app that it is about. */
  link: z.nullable(z.string()),
});
export type NoticeDetail = z.infer<typeof noticeDetail>;

export const notice = call({
  name: 'user.notice',
  method: 'GET',
  path: '/api/v1/user/notice/{id}',
  access: 'account',
  owned: { id: 'notice' },
  needs: 'view',
  /** It is read from then on. */
  changes: true,
  params: z.object({ id: rule.id }),
  summary: 'One notice, which counts as read from then on.',
  output: noticeDetail,
  errors: [],
});

export const readnotices = call({
  name: 'user.readnotices',
  method: 'POST',
  path: '/api/v1/user/readnotices',
  access: 'account',
  summary: 'Marks the notices of one type, or all, as read.',
  body: z.object({ type: z.optional(z.enum(noticeTypes, 'field_invalid')) }),
  output: z.null(),
  errors: [],
});
