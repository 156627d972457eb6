import type { BillReport } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import type { Site } from '../../../model/site/site.ts';
import type { Period } from '../../../report/period.ts';
import { ReportColumns } from '../../../report/ReportColumns.tsx';
import { searchOfPeriod } from '../../../report/report-search.ts';
import type { PeriodState } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { LazyBillChange } from '../bill-change/LazyBillChange.tsx';
import { BillChart } from './BillChart.tsx';
import { BillHead } from './BillHead.tsx';
import { BillKnown } from './BillKnown.tsx';
import { BillPeriods } from './BillPeriods.tsx';
import styles from './BillReportView.module.css';
import { BillUses } from './BillUses.tsx';
import type { BillUnit } from './bill-bars.ts';
import { isWithoutTariff } from './bill-lines.ts';
import { NoTariff } from './NoTariff.tsx';
import { Unpriced } from './Unpriced.tsx';
import { useComparedBill } from './use-compared-bill.ts';
import { Waterfall } from './Waterfall.tsx';
import { WhyDifferent } from './WhyDifferent.tsx';

type BillReportViewProps = {
  site: Site;
  bill: BillReport;
  state: PeriodState;
  unit: BillUnit;
  today: string;
  old: boolean;
};

export const BillReportView = ({ site, bill, state, unit, today, old }: BillReportViewProps) => {
  const { say } = useTexts();
  const { kind } = state.period;
  const compared = useComparedBill({ siteId: site.id, state, bill, today });
  const chart = kind !== 'day' && (
    <Card title={say('bill.overTime')}>
      <BillChart siteId={site.id} state={state} unit={unit} today={today} />
    </Card>
  );
  if (isWithoutTariff(bill)) {
    return (
      <>
        <NoTariff site={site} bill={bill} />
        {unit === 'kWh' && chart}
      </>
    );
  }
  if (bill.total === null) return <EmptyState title={say('report.empty')} text={say('report.emptyText')} />;
  return (
    <ReportColumns
      old={old}
      figures={<BillHead bill={bill} compared={compared} />}
      aside={
        <>
          <BillKnown siteId={site.id} bill={bill} />
          <WhyDifferent />
          <Ways siteId={site.id} period={state.period} />
        </>
      }
    >
      <Unpriced bill={bill} site={site} />
      <Waterfall bill={bill} />
      {kind === 'month' && <BillUses siteId={site.id} bill={bill} />}
      {kind === 'month' && <LazyBillChange siteId={site.id} from={bill.from} />}
      {chart}
      {(kind === 'year' || kind === 'total') && <BillPeriods bill={bill} state={state} />}
    </ReportColumns>
  );
};

/** Leads to what else can be done with a tariff. */
const Ways = ({ siteId, period }: { siteId: number; period: Period }) => {
  const { say } = useTexts();
  const params = { id: String(siteId) };
  return (
    <div className={styles.ways}>
      <Link to="/edit/place/$id/tariff" params={params} className={buttonClass('secondary')}>
        {say('bill.toTariff')}
      </Link>
      {period.kind !== 'day' && period.kind !== 'total' && (
        <Link
          to="/site/$id/compare/bills"
          params={params}
          search={{ ...searchOfPeriod(period), with: 'previous' }}
          className={buttonClass('secondary')}
        >
          {say('compare.bills')}
        </Link>
      )}
      <Link to="/site/$id/invoices" params={params} className={buttonClass('secondary')}>
        {say('bill.toInvoices')}
      </Link>
      <Link to="/site/$id/whatif" params={params} className={buttonClass('secondary')}>
        {say('bill.toWhatIf')}
      </Link>
    </div>
  );
};
