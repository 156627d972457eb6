import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { Measure } from '../energy-value/measure.ts';
import { type Texts, useTexts } from '../texts/use-texts.ts';
import styles from './EndUsesCard.module.css';
import { UseFigures } from './UseFigures.tsx';
import type { UseRow } from './use-rows.ts';

type UseBarProps = { row: UseRow; measure: Measure; currency: string };

/**
 * One use as a bar. Of energy it is in the colours of its sources, and hatched is what is always on; only what came from the grid
 * costs money and emits.
 */
export const UseBar = ({ row, measure, currency }: UseBarProps) => {
  const texts = useTexts();
  return (
    <li className={styles.use} style={variablesOf(row)}>
      <span className={styles.name}>
        <UseName row={row} />
      </span>
      <UseFigures row={row} measure={measure} currency={currency} />
      <span className={styles.track} aria-hidden="true">
        {measure === 'energy' ? (
          <span className={styles.bar}>
            <span className={styles.alwaysOn} />
          </span>
        ) : (
          <span className={styles.gridBar} />
        )}
      </span>
      <span className={styles.details}>{detailsOf(row, texts).join(' · ')}</span>
    </li>
  );
};

const UseName = ({ row: { kind, meterId, name } }: { row: UseRow }) => {
  const { say } = useTexts();
  if (kind === 'notMeasured') return say('uses.notMeasured');
  if (kind === 'rest') return say('uses.restOf', { meter: name });
  return (
    <Link to="/edit/meter/$id" params={{ id: String(meterId) }}>
      {name}
    </Link>
  );
};

/** Less than this is not worth a word. */
const toldShare = 0.005;

const detailsOf = (row: UseRow, { say, formats }: Texts): string[] => [
  ...(row.ownShare === null ? [] : [say('uses.own', { percent: formats.percent(row.ownShare) })]),
  ...(row.alwaysOnShare > toldShare
    ? [say('uses.alwaysOn', { energy: formats.quantity(row.alwaysOnKwh, 'kWh') })]
    : []),
  ...(row.unknownShare > toldShare
    ? [say('uses.unknown', { percent: formats.percent(row.unknownShare) })]
    : []),
];

/** Custom properties are not in React's type. */
const variablesOf = (row: UseRow) =>
  ({
    '--depth': row.depth,
    '--length': row.length,
    '--grid': row.gridShare,
    '--direct': row.gridShare + row.directShare,
    '--always-on': row.alwaysOnShare,
  }) as CSSProperties;
