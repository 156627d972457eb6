import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './AlertsLink.module.css';
import type { SiteCard } from './site-card.ts';

/** How many alerts go on at the site; nothing where none does. */
export const AlertsLink = ({ card: { id, openIncidents } }: { card: SiteCard }) => {
  const { say } = useTexts();
  if (openIncidents === 0) return null;
  return (
    <Link to="/site/$id/alerts" params={{ id: String(id) }} className={styles.alerts}>
      <Icon name="alert" />
      {say('sites.alerts', { count: openIncidents })}
    </Link>
  );
};
