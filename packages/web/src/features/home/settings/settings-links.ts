// Pure: the settings tab's tiles that lead to pages.
import type { TextKey } from '@ohmstead/i18n';
import type { IconName } from '../../../ui/Icon.tsx';

type Tile<To extends string> = {
  readonly to: To;
  readonly icon: IconName;
  readonly label: TextKey;
  readonly hint: TextKey;
};

const tiles = [
  { to: '/edit/placelist', icon: 'sites', label: 'settings.sites', hint: 'settings.sitesHint' },
  { to: '/edit/meterlist', icon: 'meter', label: 'settings.meters', hint: 'settings.metersHint' },
  { to: '/edit/noticelist', icon: 'bell', label: 'settings.notices', hint: 'settings.noticesHint' },
  { to: '/edit/feedbacklist', icon: 'chat', label: 'settings.feedback', hint: 'settings.feedbackHint' },
  { to: '/edit/usersetting', icon: 'user', label: 'settings.user', hint: 'settings.userHint' },
  { to: '/edit/password', icon: 'key', label: 'settings.password', hint: 'settings.passwordHint' },
  { to: '/admin', icon: 'shield', label: 'settings.admin', hint: 'settings.adminHint' },
] as const satisfies readonly Tile<string>[];

type SettingsPage = (typeof tiles)[number]['to'];

export type SettingsLink = Tile<SettingsPage> & {
  /** The count in the red badge. */
  readonly unread: number;
};

type Given = { readonly feedback: boolean; readonly isAdministrator: boolean; readonly unread: number };

export const settingsLinks = (given: Given): SettingsLink[] =>
  tiles
    .filter((tile) => tile.to !== '/edit/feedbacklist' || given.feedback)
    .filter((tile) => tile.to !== '/admin' || given.isAdministrator)
    .map((tile) => ({ ...tile, unread: tile.to === '/edit/noticelist' ? given.unread : 0 }));
