import type { Incidents, SiteOverview } from '@ohmstead/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { siteQuery } from '../../../model/site/site.ts';
import { AlertCard } from '../alerts/AlertCard.tsx';
import { HistoryCard } from '../days/HistoryCard.tsx';
import { MeterList } from '../meters/MeterList.tsx';
import { meterCards } from '../meters/meter-card.ts';
import { MonthCard } from '../month/MonthCard.tsx';
import { WeatherCard } from '../weather/WeatherCard.tsx';
import { LocationCard } from './LocationCard.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { ReportCard } from './ReportCard.tsx';
import styles from './SiteContent.module.css';

type SiteRestProps = {
  overview: SiteOverview;
  incidents: UseQueryResult<Incidents>;
  site: ComponentProps<typeof AlertCard>['site'];
};

/** What stands below the first screen of a site's page. */
export const SiteRest = ({ overview, incidents, site }: SiteRestProps) => {
  const { data: settings } = useQuery(siteQuery(overview.id));
  const siteId = String(overview.id);
  const { meters, timeZone } = overview;
  return (
    <>
      <div className={styles.month}>
        <MonthCard siteId={overview.id} />
      </div>
      <div className={styles.money}>
        <MoneyCard siteId={siteId} money={overview.money} meters={meters} settings={settings} />
      </div>
      <div className={styles.location}>
        <WeatherCard siteId={overview.id} />
        <LocationCard siteId={overview.id} />
      </div>
      <div className={styles.history}>
        <HistoryCard siteId={overview.id} today={overview.date} showsPrices={overview.money !== null} />
      </div>
      <div className={styles.meters}>
        <MeterList cards={meterCards(meters)} timeZone={timeZone} mayAdd={settings?.role === 'owner'} />
      </div>
      <div className={styles.alerts}>
        <AlertCard siteId={siteId} incidents={incidents} site={site} />
      </div>
      <div className={styles.reports}>
        <ReportCard siteId={siteId} settings={settings} />
      </div>
    </>
  );
};
