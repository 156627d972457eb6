import type { EnergyKey, EnergyReport } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { useMemo } from 'react';
import { periodLabel } from '../../../report/period-label.ts';
import { useReportPeriod } from '../../../report/report-period.ts';
import type { PeriodState } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { BarChart } from '../../../ui/charts/bars/BarChart.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { energyBars } from './energy-bars.ts';
import { energyTotals, highestOf } from './energy-summary.ts';
import type { EnergyView } from './energy-view.ts';
import { periodOfSlot } from './report-slots.ts';

type EnergyBarsProps = { report: EnergyReport; view: EnergyView; state: PeriodState };

export const EnergyBars = ({ report, view, state }: EnergyBarsProps) => {
  const { say, formats, lang } = useTexts();
  const span = useReportPeriod();
  const nowMs = useNow(minuteMs);
  const { kind } = state.period;
  const data = useMemo(
    () => energyBars(report, { view, kind, nowMs, words: { formats, calendar: calendarFormatsOf(lang) } }),
    [report, view, kind, nowMs, formats, lang],
  );
  const labels = useEnergyLabels();
  const summary = useSummary(report, view, state, data.slots);
  const open = (slot: number) => {
    const period = periodOfSlot(report.columns, kind, slot);
    if (period) state.open(period);
  };
  return (
    <BarChart
      heading={{ title: say('report.chart'), span }}
      data={data}
      labels={labels}
      totals={energyTotals(report)}
      summary={summary}
      onStep={state.step}
      {...(kind !== 'day' && { onOpen: open })}
    />
  );
};

const useEnergyLabels = (): Record<EnergyKey, string> => {
  const { say } = useTexts();
  return {
    import: say('energy.import'),
    export: say('energy.export'),
    yield: say('energy.yield'),
    consumption: say('energy.consumption'),
    selfUse: say('report.selfUse'),
    charge: say('energy.charge'),
    discharge: say('energy.discharge'),
    gridUse: say('report.fromGrid'),
    directUse: say('report.fromSolar'),
    storageUse: say('energy.fromStorage'),
  };
};

const useSummary = (
  report: EnergyReport,
  view: EnergyView,
  state: PeriodState,
  slots: Parameters<typeof highestOf>[2],
): string => {
  const { say, formats, lang } = useTexts();
  const { figures } = report.current;
  const kWh = (value: number | null) => formats.quantity(value, 'kWh');
  const period = periodLabel(state.period, calendarFormatsOf(lang), say('period.allTime'));
  const main = view === 'yield' ? figures.yieldKwh : figures.consumptionKwh;
  const highest = main === null ? null : highestOf(report, view, slots);
  const produced = (energy: number | null) =>
    energy === null ? [] : [say('report.summaryYield', { period, energy: kWh(energy) })];
  const used = (energy: number | null) =>
    energy === null
      ? say('site.summaryNothing', { day: period })
      : say('report.summaryUsed', { period, energy: kWh(energy) });
  return [
    ...(view === 'yield' ? produced(main) : [used(main)]),
    ...(highest ? [say('report.summaryHighest', { energy: kWh(highest.kWh), slot: highest.label })] : []),
    ...(figures.exportKwh === null
      ? []
      : [say('report.summaryExported', { energy: kWh(figures.exportKwh) })]),
  ].join(' ');
};
