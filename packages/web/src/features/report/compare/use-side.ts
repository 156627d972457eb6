import type { EnergyReport, EnergyValues } from '@ohmstead/contract';
import { dateAt, dayMs, daysBetween } from '@ohmstead/domain';
import { useQuery } from '@tanstack/react-query';
import { energyValuesQuery } from '../../../energy-value/energy-values-query.ts';
import { energyQuery } from '../queries.ts';
import type { Side } from './against.ts';
import type { Compared } from './compare-rows.ts';

export type SideFigures = Compared & {
  readonly report: EnergyReport;
  readonly money: EnergyValues | null;
  readonly isRunning: boolean;
};

export const useSide = ({ siteId, period }: Side) => {
  const report = useQuery(energyQuery(siteId, { period, compare: null }));
  const { data: money = null } = useQuery({
    ...energyValuesQuery(siteId, period),
    meta: { quiet: true },
  });
  return { query: report, figures: report.data ? figuresOf(report.data, money) : null };
};

const figuresOf = (report: EnergyReport, money: EnergyValues | null): SideFigures => {
  const { current, columns } = report;
  const [fromMs, toMs] = [Date.parse(current.from), Date.parse(current.to)];
  const isRunning = toMs < Date.parse(columns.to);
  const date = (ms: number) => dateAt(columns.timeZone, ms);
  return {
    report,
    money,
    figures: current.figures,
    values: money,
    isRunning,
    // A whole day counts as one, also where clocks change.
    days: isRunning ? (toMs - fromMs) / dayMs : daysBetween(date(fromMs), date(toMs)),
  };
};
