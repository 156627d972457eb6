import type { SiteListItem } from '@ohmstead/contract';
import { useQueries } from '@tanstack/react-query';
import { useLaidOver } from '../../../api/use-laid-over.ts';
import { meterQuery } from '../../../model/meter/meter.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { WaitingMeter } from '../../../ui/meter/WaitingMeter.tsx';
import { ErrorState } from '../../../ui/Notice.tsx';
import { mergeMeters } from '../merge-live.ts';
import { pacedMeterListQuery } from '../queries.ts';
import type { AccountLive } from '../use-account-live.ts';

/** More of them at once would bury the sites; each site's own page shows all of its meters. */
const most = 3;

/** The meters of sites that have never sent anything. Their cards go once the live stream has values. */
export const WaitingMeters = ({ sites, live }: { sites: readonly SiteListItem[]; live: AccountLive }) => {
  const { say } = useTexts();
  const waiting = sites.filter((site) => site.lastUpdateTime === null).map((site) => site.id);
  const { data: meters = [] } = useLaidOver(
    { ...pacedMeterListQuery(live.streaming), enabled: waiting.length > 0 },
    live.latest,
    mergeMeters,
  );
  const silent = meters.filter((meter) => meter.lastUpdate === null && waiting.includes(meter.siteId));
  const found = useQueries({ queries: silent.slice(0, most).map((meter) => meterQuery(meter.id)) });
  return found.map(({ data, isError, refetch }, place) =>
    data ? (
      <WaitingMeter key={data.id} meter={data} />
    ) : (
      isError && (
        <ErrorState key={silent[place]?.id} text={say('waiting.failed')} onRetry={() => void refetch()} />
      )
    ),
  );
};
