import type { TextKey } from '@ohmstead/i18n';

const words: Readonly<Record<string, TextKey>> = {
  'admin.disableuser': 'admin.log.disableuser',
  'admin.enableuser': 'admin.log.enableuser',
  'admin.endsessions': 'admin.log.endsessions',
  'admin.resetpassword': 'admin.log.resetpassword',
  'admin.saveannouncement': 'admin.log.saveannouncement',
  'admin.withdrawannouncement': 'admin.log.withdrawannouncement',
  'admin.answerfeedback': 'admin.log.answerfeedback',
  'admin.finishfeedback': 'admin.log.finishfeedback',
  'admin.decideclaim': 'admin.log.decideclaim',
  'admin.blockmeter': 'admin.log.blockmeter',
  'admin.unblockmeter': 'admin.log.unblockmeter',
  'admin.releaseproof': 'admin.log.releaseproof',
  'admin.retrymail': 'admin.log.retrymail',
  'admin.savebrand': 'admin.log.savebrand',
  'admin.savetext': 'admin.log.savetext',
};

/** Null for a call of a later version. */
export const actionWords = (action: string): TextKey | null => words[action] ?? null;
