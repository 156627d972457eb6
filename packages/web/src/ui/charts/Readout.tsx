import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './Readout.module.css';
import { Swatch, type SwatchLook } from './Swatch.tsx';
import type { SeriesRole } from './series-role.ts';

export type ReadoutEntry<Key extends string> = {
  readonly key: Key;
  readonly role: SeriesRole;
  readonly look: SwatchLook;
  readonly label: string;
  readonly value: ReactNode;
  /** The value of the period it is compared with. */
  readonly compare?: ReactNode;
  readonly estimated?: boolean;
};

type ReadoutProps<Key extends string> = {
  /** What the values are of: the moment read, or the whole. */
  moment: string;
  entries: readonly ReadoutEntry<Key>[];
  hidden: ReadonlySet<string>;
  /** The series that the arrow keys have chosen to be read alone. */
  chosen: string | null;
  onToggle: (key: Key) => void;
};

/** The fixed readout over a chart: each series with its value, which also shows or hides it. */
export const Readout = <Key extends string>({
  moment,
  entries,
  hidden,
  chosen,
  onToggle,
}: ReadoutProps<Key>) => (
  <div className={styles.readout}>
    <p className={styles.moment}>{moment}</p>
    <div className={styles.entries}>
      {entries.map((entry) => (
        <button
          key={entry.key}
          type="button"
          className={entry.key === chosen ? styles.chosen : styles.entry}
          aria-pressed={!hidden.has(entry.key)}
          onClick={() => onToggle(entry.key)}
        >
          <Swatch role={entry.role} look={entry.look} />
          <span className={styles.label}>{entry.label}</span>
          <Value entry={entry} />
        </button>
      ))}
    </div>
  </div>
);

const Value = <Key extends string>({ entry }: { entry: ReadoutEntry<Key> }) => {
  const { say } = useTexts();
  return (
    <span className={styles.value}>
      {entry.value}
      {entry.estimated && <span className={styles.note}> {say('chart.estimated')}</span>}
      {entry.compare !== undefined && (
        <span className={styles.compare}>
          <span className="hidden-visually">{say('chart.compared')} </span>
          <span aria-hidden="true">⋯ </span>
          {entry.compare}
        </span>
      )}
    </span>
  );
};
