import type { ListedMail } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';

export const stateNames: Record<ListedMail['state'], TextKey> = {
  waiting: 'admin.mail.waiting',
  sent: 'admin.mail.sent',
  failed: 'admin.mail.failed',
};

export const stateTones = { waiting: 'warn', sent: 'good', failed: 'bad' } as const satisfies Record<
  ListedMail['state'],
  string
>;
