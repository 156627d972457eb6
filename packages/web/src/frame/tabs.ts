import type { TextKey } from '@ohmstead/i18n';
import type { IconName } from '../ui/Icon.tsx';

export const mainTabs = ['sites', 'overview', 'settings'] as const;
export type MainTab = (typeof mainTabs)[number];

export const tabLooks: Record<MainTab, { readonly label: TextKey; readonly icon: IconName }> = {
  sites: { label: 'tab.sites', icon: 'sites' },
  overview: { label: 'tab.overview', icon: 'overview' },
  settings: { label: 'tab.settings', icon: 'settings' },
};

/** My sites is the tab of a bare /main. */
export const tabOfSearch = (value: unknown): MainTab => mainTabs.find((tab) => tab === value) ?? 'sites';
