import { useSearch } from '@tanstack/react-router';
import { type MainTab, tabOfSearch } from '../../../frame/tabs.ts';
import { OverviewTab } from '../meters/OverviewTab.tsx';
import { SettingsTab } from '../settings/SettingsTab.tsx';
import { SitesTab } from '../sites/SitesTab.tsx';
import { type AccountLive, useAccountLive } from '../use-account-live.ts';

/** The main page's three tabs; the frame's bar switches between them. */
export const HomeScreen = () => {
  const { tab } = useSearch({ from: '/account/main' });
  const live = useAccountLive();
  return <Tab tab={tabOfSearch(tab)} live={live} />;
};

const Tab = ({ tab, live }: { tab: MainTab; live: AccountLive }) => {
  switch (tab) {
    case 'sites':
      return <SitesTab live={live} />;
    case 'overview':
      return <OverviewTab live={live} />;
    case 'settings':
      return <SettingsTab />;
  }
};
