import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { type CompareRow, type RowKey, unitOf } from './compare-rows.ts';
import { type SidesRow, SidesTable } from './SidesTable.tsx';

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

/** Energy, money and CO₂ of both sides. */
export const CompareTable = ({ rows, names, currencies: [one, other], isPerDay }: CompareTableProps) => {
  const { say } = useTexts();
  const write = useFigure();
  const shown = rows.map(
    ({ key, first, second, difference, share }): SidesRow => ({
      key,
      label: say(labels[key]),
      first: write(key, first, one),
      second: write(key, second, other),
      difference,
      amount: write(key, difference && Math.abs(difference), one),
      share,
    }),
  );
  return (
    <SidesTable
      caption={say('compare.totals')}
      names={names}
      difference={say(isPerDay ? 'compare.differencePerDay' : 'compare.difference')}
      rows={shown}
    />
  );
};

const useFigure = () => {
  const { formats } = useTexts();
  return (key: RowKey, value: number | null, currency: string): string => {
    if (unitOf[key] === 'money') return formats.money(value, currency);
    return unitOf[key] === 'g' ? formats.mass(value) : formats.quantity(value, 'kWh');
  };
};
