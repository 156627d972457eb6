import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './SidesTable.module.css';

export type SidesRow = {
  readonly key: string;
  readonly label: string;
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** As a number of the figure's unit; null where the sides cannot be compared. */
  readonly difference: number | null;
  /** The difference without its sign. */
  readonly amount: string;
  /** Of the second side; null where that is nothing. */
  readonly share: number | null;
};

type SidesTableProps = {
  caption: string;
  names: readonly [string, string];
  /** What the last column is called. */
  difference: string;
  rows: readonly SidesRow[];
};

/** Both sides and their difference, row by row. */
export const SidesTable = ({ caption, names: [first, second], difference, rows }: SidesTableProps) => {
  const { say } = useTexts();
  return (
    <table className={styles.table}>
      <caption className="hidden-visually">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say('compare.figure')}</th>
          <th scope="col">{first}</th>
          <th scope="col">{second}</th>
          <th scope="col">{difference}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            <td data-name={first}>{row.first}</td>
            <td data-name={second}>{row.second}</td>
            <td data-name={difference}>
              <Difference row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Difference = ({ row: { difference, amount, share } }: { row: SidesRow }) => {
  const { formats } = useTexts();
  if (difference === null) return '–';
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return (
    <>
      <strong>{sign + amount}</strong>
      {share !== null && (
        <span className={styles.share}>
          {sign}
          {formats.percent(Math.abs(share))}
        </span>
      )}
    </>
  );
};
