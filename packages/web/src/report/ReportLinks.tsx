import { Link } from '@tanstack/react-router';
import { useTexts } from '../texts/use-texts.ts';
import styles from './ReportLinks.module.css';
import { type ReportKind, reportKinds, reportPaths, reportTitles } from './reports.ts';

/** The ways between the reports of a site. The page before stays the one that Back leads to. */
export const ReportLinks = ({ siteId, current }: { siteId: string; current: ReportKind }) => {
  const { say } = useTexts();
  return (
    <nav className={styles.links} aria-label={say('report.links')}>
      <ul>
        {reportKinds.map((kind) => (
          <li key={kind}>
            <Link
              to={reportPaths[kind]}
              params={{ id: siteId }}
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
