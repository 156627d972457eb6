import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Heatmap } from '../../ui/charts/Heatmap.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { useNow } from '../../ui/use-now.ts';
import { type ComparedHours, HoursSum } from './HoursSum.tsx';
import { type HourEnergies, type HourSpan, highestHour, hourHeat } from './hour-heat.ts';
import { monthHeat, mostDayRows } from './month-heat.ts';
import { NoData } from './NoData.tsx';

type HourHeatProps = {
  title: string;
  span: HourSpan;
  energies: HourEnergies;
  compared: ComparedHours | null;
};

/** The energies of a span by day and hour, of a long one by month and hour. */
export const HourHeat = ({ title, span, energies, compared }: HourHeatProps) => {
  const { say, formats } = useTexts();
  const nowMs = useNow(60_000);
  const data = useMemo(() => {
    const byDay = hourHeat(span, energies, nowMs);
    return byDay.rows.length > mostDayRows ? monthHeat(byDay) : byDay;
  }, [span, energies, nowMs]);
  const highest = highestHour(span, energies);
  const summary =
    highest &&
    say('hours.summary', {
      energy: formats.quantity(highest.kWh, 'kWh'),
      time: formats.dateTime(highest.startMs, span.timeZone),
    });
  return (
    <Card title={title}>
      {data.by === 'month' && <Hint>{say('hours.monthMeans')}</Hint>}
      {compared && <HoursSum energies={energies} compared={compared} />}
      {summary === null ? <NoData /> : <Heatmap data={data} whole={say('hours.read')} summary={summary} />}
    </Card>
  );
};
