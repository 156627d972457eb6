import { Link } from '@tanstack/react-router';
import { type ReportKind, reportPaths, reportsFor, reportTitles } from '../model/site/reports.ts';
import type { Site } from '../model/site/site.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './ReportLinks.module.css';

/** The ways between the reports of a site. The page before stays the one that Back leads to. */
export const ReportLinks = ({ site, current }: { site: Site; current: ReportKind | undefined }) => {
  const { say } = useTexts();
  return (
    <nav className={styles.links} aria-label={say('report.links')}>
      <ul>
        {reportsFor(site).map((kind) => (
          <li key={kind}>
            <Link
              to={reportPaths[kind]}
              params={{ id: String(site.id) }}
              replace
              aria-current={kind === current ? 'page' : undefined}
            >
              {say(reportTitles[kind])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
