import type { TextKey } from '@ohmstead/i18n';
import type { Sending } from './notice-form.ts';

export const sendingNames: Record<Sending, TextKey> = {
  draft: 'admin.notices.asDraft',
  now: 'admin.notices.now',
  later: 'admin.notices.later',
};

export const sendingHints: Record<Sending, TextKey> = {
  draft: 'admin.notices.asDraftHint',
  now: 'admin.notices.nowHint',
  later: 'admin.notices.laterHint',
};

export const submitNames: Record<Sending, TextKey> = {
  draft: 'admin.notices.saveDraft',
  now: 'admin.notices.publishNow',
  later: 'admin.notices.schedule',
};
