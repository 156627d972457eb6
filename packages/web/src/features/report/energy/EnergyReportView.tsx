import type { EnergyReport } from '@ohmstead/contract';
import type { Site } from '../../../model/site/site.ts';
import { ReportColumns } from '../../../report/ReportColumns.tsx';
import type { PeriodState } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { Co2Card } from './Co2Card.tsx';
import { DayPower } from './DayPower.tsx';
import { EnergyKpis } from './EnergyKpis.tsx';
import { EnergyOverTime } from './EnergyOverTime.tsx';
import type { EnergyView } from './energy-view.ts';
import { KnownCard } from './KnownCard.tsx';
import { PhaseRules } from './PhaseRules.tsx';
import { UsesOfPeriod } from './UsesOfPeriod.tsx';

type EnergyReportViewProps = {
  site: Site;
  report: EnergyReport;
  view: EnergyView;
  state: PeriodState;
  old: boolean;
};

export const EnergyReportView = ({ site, report, view, state, old }: EnergyReportViewProps) => {
  const { say } = useTexts();
  const { figures } = report.current;
  if (figures.state === 'noData') {
    return <EmptyState title={say('report.empty')} text={say('report.emptyText')} />;
  }
  if (view === 'yield' && figures.yieldKwh === null) {
    return <EmptyState icon="sun" title={say('report.noSolar')} text={say('report.noSolarText')} />;
  }
  return (
    <ReportColumns
      old={old}
      figures={<EnergyKpis siteId={site.id} report={report} view={view} state={state} />}
      aside={
        <>
          <KnownCard siteId={site.id} period={state.period} figures={figures} />
          <Co2Card co2={report.co2} />
          <PhaseRules report={report} />
        </>
      }
    >
      {state.period.kind === 'day' && (
        <DayPower siteId={site.id} date={state.period.date} state={state} figures={figures} />
      )}
      <EnergyOverTime site={site} report={report} view={view} state={state} />
      {view !== 'yield' && <UsesOfPeriod siteId={site.id} period={state.period} />}
      {view === 'balance' && <BalanceCard siteId={site.id} period={state.period} figures={figures} />}
    </ReportColumns>
  );
};
