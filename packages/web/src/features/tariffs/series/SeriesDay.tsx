import type { Tariffs } from '@ohmstead/contract';
import { dateAt, minuteMs } from '@ohmstead/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays } from '../../../model/dates/calendar.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { DayStepper } from '../../../ui/DayStepper.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { pricesQuery } from '../queries.ts';
import styles from '../TariffForm.module.css';
import { PriceDayChart } from './PriceDayChart.tsx';
import { priceDay } from './price-day.ts';

type SeriesDayProps = { site: Site; series: Tariffs['series'][number]; minorDigits: number };

/** A series' prices on one of its days: today's, or the nearest it has. */
export const SeriesDay = ({ site, series, minorDigits }: SeriesDayProps) => {
  const { say, formats } = useTexts();
  const nowMs = useNow(minuteMs);
  const zone = site.timeZone;
  const dateOf = (at: string) => dateAt(zone, Date.parse(at));
  const [first, last] = [dateOf(series.from), dateOf(series.to)];
  const [date, setDate] = useState(() => nearest(dateAt(zone, nowMs), first, last));
  const prices = useQuery(pricesQuery(site.id, series.name, date));
  const step = (by: -1 | 1) => setDate(nearest(by === 1 ? addDays(date, 1) : addDays(date, -1), first, last));
  return (
    <div className={styles.stack}>
      <DayStepper day={date} first={first} last={last} onDay={setDate} onStep={step} />
      <QueryState query={prices} blocks={[96, 220]} nested>
        {(data) => {
          const day = priceDay(data, { zone, date, nowMs, formats, minorDigits });
          if (day.known === 0) return <EmptyState title={say('tariff.dayPricesNone')} />;
          return <PriceDayChart day={day} onStep={step} />;
        }}
      </QueryState>
    </div>
  );
};

const nearest = (date: string, first: string, last: string): string => {
  if (date < first) return first;
  return date > last ? last : date;
};
