import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { coverageText, isWhole } from '../../../ui/coverage-text.ts';
import { Hint } from '../../../ui/Hint.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import type { Side } from './against.ts';
import { CompareCharts } from './CompareCharts.tsx';
import { CompareTable } from './CompareTable.tsx';
import { compareRows } from './compare-rows.ts';
import { type SideFigures, sideQuery } from './side-query.ts';

type Names = readonly [string, string];

type ComparedSidesProps = { sides: readonly [Side, Side]; names: Names; showsPrices: boolean };

export const ComparedSides = ({ sides: [one, other], names, showsPrices }: ComparedSidesProps) => {
  const [first, second] = [useQuery(sideQuery(one)), useQuery(sideQuery(other))];
  return (
    <QueryState query={first} blocks={[240, 300, 300]} nested>
      {(ofFirst) => (
        <QueryState query={second} blocks={[240, 300, 300]} nested>
          {(ofSecond) => (
            <Known
              kind={one.period.kind}
              sides={[ofFirst, ofSecond]}
              names={names}
              showsPrices={showsPrices}
            />
          )}
        </QueryState>
      )}
    </QueryState>
  );
};

type KnownProps = {
  kind: Side['period']['kind'];
  sides: readonly [SideFigures, SideFigures];
  names: Names;
  showsPrices: boolean;
};

const Known = ({ kind, sides, names, showsPrices }: KnownProps) => {
  const { say } = useTexts();
  const missing = names.filter((_, side) => sides[side]?.report.current.figures.state === 'noData');
  if (missing.length > 0)
    return <EmptyState title={say('compare.missing', { name: [...new Set(missing)].join(', ') })} />;
  const [first, second] = sides;
  const currencies = [first.values.currency ?? '', second.values.currency ?? ''] as const;
  return (
    <>
      <Card title={say('compare.totals')}>
        <CompareTable
          rows={compareRows(first, second)}
          names={names}
          currencies={currencies}
          isPerDay={first.days !== second.days}
        />
        <Notes sides={sides} names={names} />
      </Card>
      <CompareCharts kind={kind} sides={sides} names={names} showsPrices={showsPrices} />
    </>
  );
};

const Notes = ({ sides, names }: Pick<KnownProps, 'sides' | 'names'>) => {
  const texts = useTexts();
  const { say, formats } = texts;
  const [first, second] = sides;
  const days = ({ days, isRunning }: SideFigures) => formats.number(days, isRunning ? 1 : 0);
  const ofSide = ({ isRunning, report }: SideFigures, name: string): string[] => {
    const { coverage } = report.current.figures;
    return [
      ...(isRunning ? [say('compare.running', { name })] : []),
      ...(isWhole(coverage) ? [] : [say('compare.partly', { name, known: coverageText(coverage, texts) })]),
    ];
  };
  const hasCost = sides.some(({ values }) => values.whole.cost !== null);
  const notes = [
    ...sides.flatMap((side, place) => ofSide(side, names[place] ?? '')),
    ...(first.days === second.days
      ? []
      : [say('compare.perDay', { first: days(first), second: days(second) })]),
    ...(hasCost && first.values.currency !== second.values.currency ? [say('compare.currencies')] : []),
    ...(hasCost ? [say('measure.prices')] : []),
  ];
  return notes.map((note) => <Hint key={note}>{note}</Hint>);
};
