import type { ListedIncident } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { Icon } from '../ui/Icon.tsx';
import { useNow } from '../ui/use-now.ts';
import { IncidentMark } from './IncidentMark.tsx';
import styles from './IncidentRow.module.css';
import { incidentIcons } from './incident-icons.ts';
import { isPaused } from './incident-state.ts';
import type { WordsOfIncidents } from './use-incident-words.ts';

type IncidentRowProps = {
  incident: ListedIncident;
  words: WordsOfIncidents;
  /** In columns where there is room. */
  wide?: boolean;
};

/** What, how it stands, where, when and why. The whole of it leads to the incident. */
export const IncidentRow = ({ incident, words, wide = false }: IncidentRowProps) => {
  const { snoozedUntil } = incident;
  const paused = isPaused(incident, useNow(60_000)) ? snoozedUntil : null;
  return (
    <Link
      to="/site/$id/alerts/$incidentId"
      params={{ id: String(incident.siteId), incidentId: String(incident.id) }}
      className={styles.row}
    >
      <Icon name={incidentIcons[incident.kind]} />
      <span className={wide ? styles.columns : styles.words}>
        <span className={styles.head}>
          <strong>{words.title(incident)}</strong>
          <IncidentMark incident={incident} />
        </span>
        <span className={styles.place}>
          <span>{words.where(incident)}</span>
          <span className={styles.muted}>{words.when(incident)}</span>
        </span>
        <span className={styles.why}>
          <span>{words.why(incident)}</span>
          {paused !== null && <span className={styles.muted}>{words.until(paused)}</span>}
        </span>
      </span>
      <Icon name="next" />
    </Link>
  );
};
