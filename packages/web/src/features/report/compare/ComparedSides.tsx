import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import type { Side } from './against.ts';
import { CompareCharts } from './CompareCharts.tsx';
import { CompareTable } from './CompareTable.tsx';
import { compareRows } from './compare-rows.ts';
import { type SideFigures, useSide } from './use-side.ts';

type Names = readonly [string, string];

type ComparedSidesProps = { sides: readonly [Side, Side]; names: Names; showsPrices: boolean };

export const ComparedSides = ({ sides: [one, other], names, showsPrices }: ComparedSidesProps) => {
  const [first, second] = [useSide(one), useSide(other)];
  return (
    <QueryState query={first.query} blocks={[240, 300, 300]} nested>
      {() => (
        <QueryState query={second.query} blocks={[240, 300, 300]} nested>
          {() =>
            first.figures &&
            second.figures && (
              <Known
                kind={one.period.kind}
                sides={[first.figures, second.figures]}
                names={names}
                showsPrices={showsPrices}
              />
            )
          }
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
  const currencies = [first.money?.currency ?? '', second.money?.currency ?? ''] as const;
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

/** Shares of time as small as a reading that is late are not spoken of. */
const tolerated = 0.001;

const Notes = ({ sides, names }: Pick<KnownProps, 'sides' | 'names'>) => {
  const { say, formats } = useTexts();
  const [first, second] = sides;
  const days = (side: SideFigures) => formats.number(side.days, side.isRunning ? 1 : 0);
  const partly = (side: SideFigures, name: string) => {
    const { measured } = side.report.current.figures.coverage;
    return measured < 1 - tolerated
      ? [say('compare.partly', { name, percent: formats.percent(measured, 1) })]
      : [];
  };
  const notes = [
    ...sides.flatMap(({ isRunning }, side) =>
      isRunning ? [say('compare.running', { name: names[side] ?? '' })] : [],
    ),
    ...(first.days === second.days
      ? []
      : [say('compare.perDay', { first: days(first), second: days(second) })]),
    ...sides.flatMap((side, place) => partly(side, names[place] ?? '')),
    ...(first.money && second.money && first.money.currency !== second.money.currency
      ? [say('compare.currencies')]
      : []),
    ...(first.money?.whole.cost == null ? [] : [say('measure.prices')]),
  ];
  return [...new Set(notes)].map((note) => <Hint key={note}>{note}</Hint>);
};
