import { useSearch } from '@tanstack/react-router';
import { type MainTab, tabOfSearch } from '../../frame/tabs.ts';
import { OverviewTab } from './OverviewTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { SitesTab } from './SitesTab.tsx';
import { useAccountLive } from './use-account-live.ts';

/** The main page's three tabs; the frame's bar switches between them. */
export const MainScreen = () => {
  const { tab } = useSearch({ from: '/account/main' });
  const streaming = useAccountLive();
  return <Tab tab={tabOfSearch(tab)} streaming={streaming} />;
};

const Tab = ({ tab, streaming }: { tab: MainTab; streaming: boolean }) => {
  switch (tab) {
    case 'sites':
      return <SitesTab streaming={streaming} />;
    case 'overview':
      return <OverviewTab streaming={streaming} />;
    case 'settings':
      return <SettingsTab />;
  }
};
