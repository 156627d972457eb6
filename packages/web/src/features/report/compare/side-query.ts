import type { EnergyReport, EnergyValues } from '@ohmstead/contract';
import { dateAt, dayMs, daysBetween, minuteMs } from '@ohmstead/domain';
import { queryOptions } from '@tanstack/react-query';
import { energyValuesQuery } from '../../../energy-value/energy-values-query.ts';
import { energyQuery } from '../queries.ts';
import type { Side } from './against.ts';
import type { Compared } from './compare-rows.ts';

export type SideFigures = Compared & {
  readonly report: EnergyReport;
  readonly values: EnergyValues;
  readonly isRunning: boolean;
};

/** A side's energy and what it was worth: one is not shown without the other. */
export const sideQuery = ({ siteId, period }: Side) => {
  const [energy, worth] = [energyQuery(siteId, { period, compare: null }), energyValuesQuery(siteId, period)];
  return queryOptions({
    queryKey: ['side', energy.queryKey, worth.queryKey],
    queryFn: async ({ client }): Promise<SideFigures> => {
      const [report, values] = await Promise.all([client.fetchQuery(energy), client.fetchQuery(worth)]);
      return figuresOf(report, values);
    },
    staleTime: minuteMs,
  });
};

const figuresOf = (report: EnergyReport, values: EnergyValues): SideFigures => {
  const { current, columns } = report;
  const [fromMs, toMs] = [Date.parse(current.from), Date.parse(current.to)];
  const isRunning = toMs < Date.parse(columns.to);
  const date = (ms: number) => dateAt(columns.timeZone, ms);
  return {
    report,
    figures: current.figures,
    values,
    isRunning,
    // A whole day counts as one, also where clocks change.
    days: isRunning ? (toMs - fromMs) / dayMs : daysBetween(date(fromMs), date(toMs)),
  };
};
