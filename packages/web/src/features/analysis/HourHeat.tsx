import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Heatmap } from '../../ui/charts/Heatmap.tsx';
import { useNow } from '../../ui/use-now.ts';
import { type HourEnergies, type HourSpan, highestHour, hourHeat } from './hour-heat.ts';
import { NoData } from './NoData.tsx';

type HourHeatProps = { title: string; span: HourSpan; energies: HourEnergies };

/** The energies of a span by day and hour. */
export const HourHeat = ({ title, span, energies }: HourHeatProps) => {
  const { say, formats } = useTexts();
  const nowMs = useNow(60_000);
  const data = useMemo(() => hourHeat(span, energies, nowMs), [span, energies, nowMs]);
  const highest = highestHour(span, energies);
  const summary =
    highest &&
    say('hours.summary', {
      energy: formats.quantity(highest.kWh, 'kWh'),
      time: formats.dateTime(highest.startMs, span.timeZone),
    });
  return (
    <Card title={title}>
      {summary === null ? <NoData /> : <Heatmap data={data} whole={say('hours.read')} summary={summary} />}
    </Card>
  );
};
