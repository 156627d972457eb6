import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './CompareTable.module.css';
import { type CompareRow, type RowKey, unitOf } from './compare-rows.ts';

const labels: Record<RowKey, TextKey> = {
  consumption: 'energy.consumption',
  import: 'energy.import',
  export: 'energy.export',
  yield: 'energy.yield',
  cost: 'measure.cost',
  income: 'measure.income',
  emitted: 'measure.emitted',
};

type CompareTableProps = {
  rows: readonly CompareRow[];
  names: readonly [string, string];
  currencies: readonly [string, string];
  /** Differences are of a day each. */
  isPerDay: boolean;
};

/** Both sides and their difference, figure by figure. */
export const CompareTable = ({ rows, names, currencies, isPerDay }: CompareTableProps) => {
  const { say } = useTexts();
  const [[first, second], [one, other]] = [names, currencies];
  const difference = say(isPerDay ? 'compare.differencePerDay' : 'compare.difference');
  const write = useFigure();
  return (
    <table className={styles.table}>
      <caption className="hidden-visually">{say('compare.totals')}</caption>
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
            <th scope="row">{say(labels[row.key])}</th>
            <td data-name={first}>{write(row.key, row.first, one)}</td>
            <td data-name={second}>{write(row.key, row.second, other)}</td>
            <td data-name={difference}>
              <Difference row={row} currency={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Difference = ({ row: { key, difference, share }, currency }: { row: CompareRow; currency: string }) => {
  const { formats } = useTexts();
  const write = useFigure();
  if (difference === null) return '–';
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return (
    <>
      <strong>{sign + write(key, Math.abs(difference), currency)}</strong>
      {share !== null && (
        <span className={styles.share}>
          {sign}
          {formats.percent(Math.abs(share))}
        </span>
      )}
    </>
  );
};

const useFigure = () => {
  const { formats } = useTexts();
  return (key: RowKey, value: number | null, currency: string): string => {
    if (unitOf[key] === 'money') return formats.money(value, currency);
    return unitOf[key] === 'g' ? formats.mass(value) : formats.quantity(value, 'kWh');
  };
};
