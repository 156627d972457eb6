import { useMemo } from 'react';
import { useNow } from '../../../ui/use-now.ts';
import { type Causes, HeatView } from './HeatView.tsx';
import { type HourSpan, highestHour, hourHeat, type MeasuredHours, sumOfHours } from './hour-heat.ts';
import { monthHeat, mostDayRows } from './month-heat.ts';

/** The same hours at another time, by its name. */
export type ComparedHours = { readonly hours: MeasuredHours; readonly label: string };

type HourHeatProps = {
  causes: Causes;
  title: string;
  span: HourSpan;
  hours: MeasuredHours;
  compared: ComparedHours | null;
};

/** The values of a span by day and hour, of a long one by month and hour. */
export const HourHeat = ({ causes, title, span, hours, compared }: HourHeatProps) => {
  const nowMs = useNow(60_000);
  const data = useMemo(() => {
    const byDay = hourHeat(span, hours, nowMs);
    return byDay.rows.length > mostDayRows ? monthHeat(span, hours, nowMs) : byDay;
  }, [span, hours, nowMs]);
  return (
    <HeatView
      causes={causes}
      title={title}
      data={data}
      total={sumOfHours(hours)}
      highest={highestHour(span, hours)}
      compared={compared && { total: sumOfHours(compared.hours), label: compared.label }}
    />
  );
};
