import { unknownText } from '@ohmstead/i18n';
import styles from './LogDetail.module.css';

type Value = string | number | boolean | null;

/** What else was written down about an action, by the names it was written under. */
export const LogDetail = ({ detail }: { detail: Readonly<Record<string, Value>> }) => (
  <ul className={styles.detail}>
    {Object.entries(detail).map(([name, value]) => (
      <li key={name}>
        <span className={styles.name}>{name}</span> {value === null ? unknownText : String(value)}
      </li>
    ))}
  </ul>
);
