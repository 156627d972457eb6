import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import styles from './rejudged.module.css';
import type { RejudgedRow } from './rejudged-rows.ts';

type RejudgedTableProps = { caption: string; rows: readonly RejudgedRow[] };

/** What the figures were, what they are, and where the cause is found. */
export const RejudgedTable = ({ caption, rows }: RejudgedTableProps) => {
  const { say } = useTexts();
  return (
    <DataTable
      folds
      label={caption}
      caption={caption}
      className={styles.table}
      columns={[
        { key: 'period', label: say('rejudged.period') },
        { key: 'before', label: say('rejudged.before') },
        { key: 'after', label: say('rejudged.after') },
        { key: 'difference', label: say('rejudged.difference') },
        { key: 'cause', label: say('rejudged.cause') },
      ]}
      rows={rows.map(({ key, name, figure, before, after, difference, causes, dates }) => ({
        key,
        head: (
          <span className={styles.head}>
            <span>{name}</span>
            {figure !== null && <span className={styles.figure}>{figure}</span>}
          </span>
        ),
        cells: [before, after, difference, <Causes key="causes" causes={causes} dates={dates} />],
      }))}
    />
  );
};

const Causes = ({ causes, dates }: Pick<RejudgedRow, 'causes' | 'dates'>) => {
  const { say } = useTexts();
  return (
    <ul className={styles.causes}>
      {causes.map(({ id, name }) => (
        <li key={id}>
          <Link
            to="/edit/meter/$id/audit"
            params={{ id: String(id) }}
            search={dates}
            aria-label={say('rejudged.openAudit', { meter: name })}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
};
