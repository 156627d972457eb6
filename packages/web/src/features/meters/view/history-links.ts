// Pure: where a meter's page leads to.
import type { TextKey } from '@ohmstead/i18n';
import type { IconName } from '../../../ui/Icon.tsx';

type Link<To extends string> = {
  readonly to: To;
  readonly icon: IconName;
  readonly label: TextKey;
  readonly hint: TextKey;
};

export const historyLinks = [
  { to: '/edit/meter/$id/audit', icon: 'check', label: 'audit.title', hint: 'meter.auditHint' },
  { to: '/edit/meter/$id/import', icon: 'file', label: 'meter.importTitle', hint: 'meter.importHint' },
  { to: '/edit/meter/$id/replace', icon: 'refresh', label: 'replace.title', hint: 'meter.replaceHint' },
] as const satisfies readonly Link<string>[];

export type HistoryLink = (typeof historyLinks)[number];
