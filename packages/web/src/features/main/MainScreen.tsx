import { useSearch } from '@tanstack/react-router';
import { type MainTab, tabOfSearch } from '../../frame/tabs.ts';
import { OverviewTab } from './OverviewTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { SitesTab } from './SitesTab.tsx';
import { type AccountLive, useAccountLive } from './use-account-live.ts';

/** The main page's three tabs; the frame's bar switches between them. */
export const MainScreen = () => {
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
