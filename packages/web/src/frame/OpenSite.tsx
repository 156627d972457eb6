import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { reportPaths, reportsFor, reportTitles } from '../model/site/reports.ts';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './OpenSite.module.css';
import { useKnownSite, useOpenSite } from './use-open-site.ts';

const SiteSwitch = lazy(async () => ({ default: (await import('./SiteSwitch.tsx')).SiteSwitch }));

/** The rail and the side bar show the site opened last, a way to another one, and its reports and alerts where there is room. */
export const OpenSite = () => {
  const { say } = useTexts();
  const site = useOpenSite();
  const [switching, setSwitching] = useState(false);
  if (site === null) return null;
  const params = { id: String(site.id) };
  return (
    <div className={styles.openSite}>
      <div className={styles.head}>
        <Link
          to="/site/$id"
          params={params}
          className={styles.site}
          title={site.name}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          <Icon name="house" />
          <span>{site.name}</span>
        </Link>
        <IconButton icon="switch" label={say('frame.switchSite')} onClick={() => setSwitching(true)} />
      </div>
      <Reports siteId={site.id} />
      {switching && (
        <Suspense>
          <SiteSwitch openId={site.id} onClose={() => setSwitching(false)} />
        </Suspense>
      )}
    </div>
  );
};

const Reports = ({ siteId }: { siteId: number }) => {
  const { say } = useTexts();
  const site = useKnownSite(siteId);
  return (
    <ul className={styles.reports}>
      {reportsFor(site).map((kind) => (
        <li key={kind}>
          <Link to={reportPaths[kind]} params={{ id: String(siteId) }} className={styles.report}>
            {say(reportTitles[kind])}
          </Link>
        </li>
      ))}
      <li>
        <Link to="/site/$id/alerts" params={{ id: String(siteId) }} className={styles.report}>
          {say('alerts.title')}
        </Link>
      </li>
    </ul>
  );
};
