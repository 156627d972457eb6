import type { BillReport } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { comparedPeriod } from '../../../report/compared-period.ts';
import type { Period } from '../../../report/period.ts';
import type { Compare } from '../../../report/report-search.ts';
import type { PeriodState } from '../../../report/use-period.ts';
import { billQuery } from '../queries.ts';
import { asFarAs } from './as-far-as.ts';

export type ComparedBill = { readonly bill: BillReport; readonly against: Compare };

type Asked = {
  readonly siteId: number;
  readonly state: PeriodState;
  readonly bill: BillReport;
  readonly today: string;
};

/** Returns null while nothing is compared or the other bill is not known yet. */
export const useComparedBill = ({ siteId, state, bill, today }: Asked): ComparedBill | null => {
  const { period, compare, newest } = state;
  const other = comparedPeriod(period, compare, newest);
  const whole = useBill(siteId, other);
  const part = whole && bill.isOpen ? asFarAs(bill.from, today, whole) : null;
  const soFar = useBill(siteId, part);
  const compared = part === null ? whole : soFar;
  return compared && compare && { bill: compared, against: compare };
};

const useBill = (siteId: number, period: Period | null): BillReport | null => {
  const asked = useQuery({ ...billQuery(siteId, period ?? { kind: 'total' }), enabled: period !== null });
  return period === null ? null : (asked.data ?? null);
};
