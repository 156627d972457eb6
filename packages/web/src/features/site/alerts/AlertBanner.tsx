import { Link } from '@tanstack/react-router';
import { incidentIcons } from '../../../incidents/incident-icons.ts';
import { isSerious, type Standing } from '../../../incidents/incident-state.ts';
import { type IncidentSite, useIncidentWords } from '../../../incidents/use-incident-words.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './AlertBanner.module.css';

type AlertBannerProps = { siteId: string; standing: Standing; site: IncidentSite };

/** The worst of what goes on, and how much more there is. The whole of it leads there. */
export const AlertBanner = ({ siteId, standing: { worst, others }, site }: AlertBannerProps) => {
  const { say } = useTexts();
  const words = useIncidentWords(site);
  const content = (
    <>
      <Icon name={incidentIcons[worst.kind]} />
      <span className={styles.words}>
        <strong>{words.title(worst)}</strong>
        <span>{words.where(worst)}</span>
        <span>{words.why(worst)}</span>
        {others > 0 && <span className={styles.more}>{say('siteDetail.moreAlerts', { count: others })}</span>}
      </span>
    </>
  );
  const className = isSerious(worst) ? styles.serious : styles.banner;
  return others > 0 ? (
    <Link to="/site/$id/alerts" params={{ id: siteId }} search={{ state: 'open' }} className={className}>
      {content}
    </Link>
  ) : (
    <Link
      to="/site/$id/alerts/$incidentId"
      params={{ id: siteId, incidentId: String(worst.id) }}
      className={className}
    >
      {content}
    </Link>
  );
};
