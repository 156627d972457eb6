import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { appConfigQuery } from '../../../frame/app-config.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './AdminNav.module.css';
import { sectionsOf } from './admin-sections.ts';

/** The way to every part of the console. On a phone only the overview shows it; other pages have the way back. */
export const AdminNav = ({ isOverview }: { isOverview: boolean }) => {
  const { say } = useTexts();
  const { data: config } = useQuery(appConfigQuery);
  return (
    <nav className={classNames(styles.nav, isOverview && styles.overview)} aria-label={say('admin.title')}>
      <ul>
        {sectionsOf({ feedback: config?.feedback ?? false }).map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to} className={styles.link} activeOptions={{ exact: to === '/admin' }}>
              <Icon name={icon} />
              <span>{say(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
