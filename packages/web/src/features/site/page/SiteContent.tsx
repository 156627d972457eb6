import type { Incidents, SiteOverview } from '@ohmstead/contract';
import { useTypes } from '@ohmstead/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { LazyEndUses } from '../../../end-uses/LazyEndUses.tsx';
import { monthSoFar } from '../../../end-uses/month-so-far.ts';
import { FirstSteps } from '../../../first-steps/FirstSteps.tsx';
import type { SiteProgress } from '../../../first-steps/first-steps.ts';
import { standingIncident } from '../../../incidents/incident-state.ts';
import { siteQuery } from '../../../model/site/site.ts';
import { useNow } from '../../../ui/use-now.ts';
import { StandingAlert } from '../alerts/StandingAlert.tsx';
import { BriefCard } from '../brief/BriefCard.tsx';
import { DayCard } from '../days/DayCard.tsx';
import { EnergyCard } from '../energy/EnergyCard.tsx';
import { spanFigures } from '../energy/energy-span.ts';
import { FlowCard } from '../energy/FlowCard.tsx';
import { siteFlow } from '../energy/site-flow.ts';
import { useSecondRing } from '../energy/use-second-ring.ts';
import { WaitingMeters } from '../meters/WaitingMeters.tsx';
import type { EnergySpan } from '../site-search.ts';
import { LastMonthLink } from './LastMonthLink.tsx';
import styles from './SiteContent.module.css';
import { SiteRest } from './SiteRest.tsx';

type SiteContentProps = {
  overview: SiteOverview;
  incidents: UseQueryResult<Incidents>;
  /** While the page loads, what stands first is painted before the rest is rendered; a page come back to is whole. */
  startsWhole: boolean;
};

export const SiteContent = ({ overview, incidents, startsWhole }: SiteContentProps) => {
  const showsRest = useDeferredValue(true, startsWhole);
  const nowMs = useNow(60_000);
  const { span, chooseSpan } = useSpan();
  const { data: settings } = useQuery(siteQuery(overview.id));
  const ring = useSecondRing(overview);
  const siteId = String(overview.id);
  const { meters, name, timeZone } = overview;
  const site = { name, timeZone, priceUnit: incidents.data?.priceUnit ?? '' };
  const standing = standingIncident(incidents.data?.items ?? [], nowMs);
  return (
    <StandingAlert siteId={siteId} standing={standing} site={site}>
      {settings?.role === 'owner' && <FirstSteps siteId={overview.id} progress={progressOf(overview)} />}
      <WaitingMeters meters={meters} />
      <BriefCard siteId={overview.id} money={overview.money} timeZone={timeZone} />
      <div className={styles.site}>
        <div className={styles.flow}>
          <FlowCard flow={siteFlow(overview.live, meters)} ring={ring} today={overview.day} />
        </div>
        <div className={styles.energy}>
          <EnergyCard
            siteId={overview.id}
            today={overview.date}
            figures={spanFigures(overview, span, nowMs)}
            timeZone={timeZone}
            onSpan={chooseSpan}
          />
        </div>
        {meters.some(({ useType }) => useType === useTypes.load) && (
          <div className={styles.uses}>
            <LazyEndUses
              siteId={overview.id}
              span={monthSoFar(overview.date)}
              title="uses.ofMonth"
              more={() => <LastMonthLink siteId={overview.id} today={overview.date} />}
            />
          </div>
        )}
        <div className={styles.day}>
          <DayCard today={overview} />
        </div>
        {showsRest && <SiteRest overview={overview} incidents={incidents} site={site} />}
      </div>
    </StandingAlert>
  );
};

const progressOf = ({ meters, lastUpdateTime, money }: SiteOverview): SiteProgress => ({
  hasMeter: meters.length > 0,
  hasReading: lastUpdateTime !== null,
  hasTariff: money !== null,
  hasBill: money !== null && money.bill !== null,
});

const useSpan = () => {
  const search = useSearch({ from: '/account/site/$id' });
  const span: EnergySpan = search.span ?? 'day';
  const navigate = useNavigate({ from: '/site/$id' });
  const chooseSpan = (chosen: EnergySpan) =>
    void navigate({
      search: ({ span: _, ...others }) => (chosen === 'day' ? others : { ...others, span: chosen }),
      replace: true,
      resetScroll: false,
    });
  return { span, chooseSpan };
};
