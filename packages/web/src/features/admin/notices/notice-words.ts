import type { Announcement } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';

export const noticeStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type NoticeState = (typeof noticeStates)[number];

export const stateNames: Record<NoticeState, TextKey> = {
  draft: 'admin.notices.draft',
  scheduled: 'admin.notices.scheduled',
  published: 'admin.notices.published',
  withdrawn: 'admin.notices.withdrawn',
};

export const stateTones = {
  draft: 'muted',
  scheduled: 'warn',
  published: 'good',
  withdrawn: 'bad',
} as const satisfies Record<NoticeState, string>;

export const typeNames: Record<Announcement['type'], TextKey> = {
  product: 'admin.notices.product',
  promotion: 'admin.notices.promotion',
  autoSend: 'admin.notices.autoSend',
};

export const audienceNames: Record<Announcement['audience'], TextKey> = {
  all: 'admin.notices.everybody',
  owners: 'admin.notices.owners',
  viewers: 'admin.notices.viewers',
  account: 'admin.notices.account',
};
