import type { ListedIncident } from '@ohmstead/contract';
import { IncidentRow } from './IncidentRow.tsx';
import styles from './IncidentRows.module.css';
import { type IncidentSite, useIncidentWords } from './use-incident-words.ts';

type IncidentRowsProps = { incidents: readonly ListedIncident[]; site: IncidentSite; wide?: boolean };

export const IncidentRows = ({ incidents, site, wide = false }: IncidentRowsProps) => {
  const words = useIncidentWords(site);
  return (
    <ul className={styles.rows}>
      {incidents.map((incident) => (
        <li key={incident.id}>
          <IncidentRow incident={incident} words={words} wide={wide} />
        </li>
      ))}
    </ul>
  );
};
