import type { BillReport } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { addDays } from '../../../../model/dates/calendar.ts';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Card } from '../../../../ui/Card.tsx';
import { coverageText, isWhole } from '../../../../ui/coverage-text.ts';
import { Hint } from '../../../../ui/Hint.tsx';
import { EmptyState } from '../../../../ui/Notice.tsx';
import { QueryState } from '../../../../ui/QueryState.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import { LazyBillChange } from '../../bill-change/LazyBillChange.tsx';
import { billQuery } from '../../queries.ts';
import type { Side } from '../against.ts';
import { BillLines } from './BillLines.tsx';
import { BillTotals } from './BillTotals.tsx';
import { passedDays } from './passed-days.ts';
import type { BillSide } from './total-rows.ts';

type Names = readonly [string, string];

type ComparedBillsProps = { sides: readonly [Side, Side]; names: Names; timeZone: string };

export const ComparedBills = ({ sides, names, timeZone }: ComparedBillsProps) => {
  const nowMs = useNow(minuteMs);
  const [one, other] = sides;
  const first = useQuery(billQuery(one.siteId, one.period));
  const second = useQuery(billQuery(other.siteId, other.period));
  const sideOf = (bill: BillReport): BillSide => ({ bill, days: passedDays(bill, timeZone, nowMs) });
  return (
    <QueryState query={first} blocks={[240, 300, 300]} nested>
      {(ofFirst) => (
        <QueryState query={second} blocks={[240, 300, 300]} nested>
          {(ofSecond) => <Known sides={sides} bills={[sideOf(ofFirst), sideOf(ofSecond)]} names={names} />}
        </QueryState>
      )}
    </QueryState>
  );
};

type KnownProps = { sides: readonly [Side, Side]; bills: readonly [BillSide, BillSide]; names: Names };

const Known = ({ sides, bills, names: given }: KnownProps) => {
  const { say } = useTexts();
  const [one, other] = sides;
  const names = useBillNames(sides, bills) ?? given;
  const missing = names.filter((_, side) => bills[side]?.bill.net === null);
  if (missing.length > 0)
    return <EmptyState title={say('compare.missing', { name: [...new Set(missing)].join(', ') })} />;
  const [{ bill: first }, { bill: second }] = bills;
  const areBillingPeriods = one.period.kind === 'month' && other.period.kind === 'month';
  return (
    <>
      <Card title={say('compare.totals')}>
        <BillTotals bills={bills} names={names} />
        <Notes bills={bills} names={names} />
      </Card>
      {first.currency === second.currency && (
        <Card title={say('bill.lines')}>
          <BillLines first={first} second={second} names={names} />
        </Card>
      )}
      {areBillingPeriods && one.siteId === other.siteId && (
        <LazyBillChange siteId={one.siteId} from={first.from} other={second.from} />
      )}
    </>
  );
};

/** A billing period that is no month of the calendar is called by its days. */
const useBillNames = (
  [one, other]: KnownProps['sides'],
  [{ bill: first }, { bill: second }]: KnownProps['bills'],
): Names | null => {
  const { lang } = useTexts();
  const isOwn = one.siteId === other.siteId && one.period.kind === 'month' && !first.from.endsWith('-01');
  const nameOf = ({ from, to }: BillReport) => calendarFormatsOf(lang).days(from, addDays(to, -1));
  return isOwn ? [nameOf(first), nameOf(second)] : null;
};

const Notes = ({ bills, names }: Pick<KnownProps, 'bills' | 'names'>) => {
  const texts = useTexts();
  const { say, formats } = texts;
  const [first, second] = bills;
  const ofSide = ({ bill: { isOpen, coverage } }: BillSide, name: string): string[] => [
    ...(isOpen ? [say('compare.running', { name })] : []),
    ...(isWhole(coverage) ? [] : [say('compare.partly', { name, known: coverageText(coverage, texts) })]),
  ];
  const days = ({ bill, days: passed }: BillSide) => formats.number(passed, bill.isOpen ? 1 : 0);
  const notes = [
    ...bills.flatMap((side, place) => ofSide(side, names[place] ?? '')),
    ...(first.days === second.days
      ? []
      : [say('compare.perDay', { first: days(first), second: days(second) })]),
    ...(first.bill.currency === second.bill.currency ? [] : [say('compare.currencies')]),
  ];
  return notes.map((note) => <Hint key={note}>{note}</Hint>);
};
