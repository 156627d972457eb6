import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useMatch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { session } from '../session/session.ts';
import { loadAllTexts } from '../texts/texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useBrand } from '../theme/brand.ts';
import { Badge } from '../ui/Card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './AppFrame.module.css';
import { DemoHistory } from './DemoHistory.tsx';
import { unreadNoticesQuery } from './notice-count.ts';
import { OpenSite } from './OpenSite.tsx';
import { type MainTab, mainTabs, tabLooks } from './tabs.ts';
import { useKeyList } from './use-key-list.ts';
import { whenIdle } from './when-idle.ts';

const DeletionBanner = lazy(async () => ({
  default: (await import('./DeletionBanner.tsx')).DeletionBanner,
}));
const KeyList = lazy(async () => ({ default: (await import('./KeyList.tsx')).KeyList }));

/** Around every page of an account: bottom bar, rail or side bar by the window's width. */
export const AppFrame = () => {
  const { say } = useTexts();
  const brand = useBrand();
  const keyList = useKeyList();
  const isIdle = useIdle();
  return (
    <div className={styles.frame}>
      <nav className={styles.nav} aria-label={say('frame.tabs')}>
        <Link to="/main" className={styles.brand} aria-label={say('frame.home', { name: brand.name })}>
          <img src={brand.logoAddress} alt="" width="32" height="32" />
          <span>{brand.name}</span>
        </Link>
        <ul className={styles.tabs}>
          {mainTabs.map((tab) => (
            <li key={tab}>
              <TabLink tab={tab} />
            </li>
          ))}
        </ul>
        {session.isAdministrator() && <AdminLink />}
        <OpenSite />
      </nav>
      <div className={styles.page}>
        {isIdle && (
          <Suspense>
            <DeletionBanner />
          </Suspense>
        )}
        <Outlet />
        <DemoHistory />
      </div>
      {keyList.shown && (
        <Suspense>
          <KeyList onClose={keyList.close} />
        </Suspense>
      )}
    </div>
  );
};

/** What comes after the first page: all texts, and whether the account is to be deleted. */
const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
        void loadAllTexts().catch(() => undefined);
      }),
    [],
  );
  return isIdle;
};

const TabLink = ({ tab }: { tab: MainTab }) => {
  const { say } = useTexts();
  const { label, icon } = tabLooks[tab];
  const main = useMatch({ from: '/account/main', shouldThrow: false });
  const current = main?.search.tab === tab || (tab === 'sites' && main !== undefined && !main.search.tab);
  return (
    <Link
      to="/main"
      search={tab === 'sites' ? {} : { tab }}
      className={styles.tab}
      activeOptions={{ exact: true }}
      aria-current={current ? 'page' : undefined}
    >
      <span className={styles.icon}>
        <Icon name={icon} />
        {tab === 'settings' && <UnreadBadge />}
      </span>
      <span>{say(label)}</span>
    </Link>
  );
};

/** Where there is a side bar or a rail; on a phone the settings lead there. */
const AdminLink = () => {
  const { say } = useTexts();
  return (
    <Link to="/admin" className={classNames(styles.tab, styles.admin)}>
      <span className={styles.icon}>
        <Icon name="shield" />
      </span>
      <span>{say('settings.admin')}</span>
    </Link>
  );
};

const UnreadBadge = () => {
  const { say } = useTexts();
  const { data: count = 0 } = useQuery(unreadNoticesQuery);
  return <Badge count={count} label={say('notices.unread', { count })} />;
};
