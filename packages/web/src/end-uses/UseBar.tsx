import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { type Texts, useTexts } from '../texts/use-texts.ts';
import { Amount } from '../ui/Amount.tsx';
import styles from './EndUsesCard.module.css';
import type { UseRow } from './use-rows.ts';

/** One use as a bar in the colours of its sources; hatched is what is always on. */
export const UseBar = ({ row, currency }: { row: UseRow; currency: string }) => {
  const texts = useTexts();
  const { formats } = texts;
  return (
    <li className={styles.use} style={variablesOf(row)}>
      <span className={styles.name}>
        <UseName row={row} />
      </span>
      <span className={styles.figures}>
        {row.amount !== null && <span className={styles.amount}>{formats.money(row.amount, currency)}</span>}
        <Amount value={row.kWh} unit="kWh" />
        <span className={styles.share}>{row.share !== null && formats.percent(row.share)}</span>
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar}>
          <span className={styles.alwaysOn} />
        </span>
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
