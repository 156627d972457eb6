import { useQuery } from '@tanstack/react-query';
import { BehindLink } from '../../../causes/CauseLink.tsx';
import { causesOfSpan } from '../../../causes/cause-dates.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { siteHoursQuery } from '../hour-queries.ts';
import { seriesQuery } from '../queries.ts';
import type { AlertRow, AlertChart as Asked } from './alert-rows.ts';
import { BreachChart } from './BreachChart.tsx';
import { UnusualDayChart } from './UnusualDayChart.tsx';

type AlertChartProps = { siteId: number; row: AlertRow; chart: Asked };

/** The hour of a finding, or its day. */
export const AlertChart = ({ siteId, row, chart }: AlertChartProps) =>
  chart.kind === 'day' ? (
    <DayOfFinding siteId={siteId} row={row} chart={chart} />
  ) : (
    <HourOfFinding siteId={siteId} row={row} chart={chart} />
  );

type OfKind<Kind> = Extract<Asked, { readonly kind: Kind }>;

type DayProps = { siteId: number; row: AlertRow; chart: OfKind<'day'> };

const DayOfFinding = ({ siteId, row, chart }: DayProps) => {
  const hours = useQuery(siteHoursQuery(siteId, chart.span));
  return (
    <QueryState query={hours} blocks={[280]} nested>
      {(data) => (
        <>
          <UnusualDayChart hours={data} energyKwh={row.item.worst} />
          <BehindLink siteId={siteId} dates={causesOfSpan(chart.span)} />
        </>
      )}
    </QueryState>
  );
};

type HourProps = { siteId: number; row: AlertRow; chart: OfKind<'quantity'> };

const HourOfFinding = ({ siteId, row, chart }: HourProps) => {
  const { quantity, meterId, span } = chart;
  const series = useQuery(seriesQuery(siteId, span, { quantity, meterIds: [meterId] }));
  return (
    <QueryState query={series} blocks={[280]} nested>
      {(data) => <BreachChart series={data} row={row} chart={chart} />}
    </QueryState>
  );
};
