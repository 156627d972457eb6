import type { HourEnergies } from '@ohmstead/domain';
import { useMemo } from 'react';
import { useNow } from '../../../ui/use-now.ts';
import { type Causes, HeatCard } from './HeatCard.tsx';
import { type HourSpan, highestHour, hourHeat, sumOfHours } from './hour-heat.ts';
import { monthHeat, mostDayRows } from './month-heat.ts';

/** The energies of the same hours at another time, by its name. */
export type ComparedHours = { readonly energies: HourEnergies; readonly label: string };

type HourHeatProps = {
  causes: Causes;
  title: string;
  span: HourSpan;
  energies: HourEnergies;
  compared: ComparedHours | null;
};

/** The energies of a span by day and hour, of a long one by month and hour. */
export const HourHeat = ({ causes, title, span, energies, compared }: HourHeatProps) => {
  const nowMs = useNow(60_000);
  const data = useMemo(() => {
    const byDay = hourHeat(span, energies, nowMs);
    return byDay.rows.length > mostDayRows ? monthHeat(span, energies, nowMs) : byDay;
  }, [span, energies, nowMs]);
  return (
    <HeatCard
      causes={causes}
      title={title}
      data={data}
      kWh={sumOfHours(energies)}
      highest={highestHour(span, energies)}
      compared={compared && { kWh: sumOfHours(compared.energies), label: compared.label }}
    />
  );
};
