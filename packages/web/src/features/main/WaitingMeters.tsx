import type { SiteListItem } from '@ohmstead/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTexts } from '../../texts/use-texts.ts';
import { ErrorState } from '../../ui/Notice.tsx';
import { WaitingMeter } from '../../ui/WaitingMeter.tsx';
import { meterListQuery, meterQuery } from './queries.ts';

/** More of them at once would bury the sites; each site's own page shows all of its meters. */
const most = 3;

/** For sites nothing has come from yet. The live stream fills their values in, and the cards go by themselves. */
export const WaitingMeters = (props: { sites: readonly SiteListItem[]; streaming: boolean }) => {
  const { say } = useTexts();
  const waiting = props.sites.filter((site) => site.lastUpdateTime === null).map((site) => site.id);
  const { data: meters = [] } = useQuery({ ...meterListQuery(props.streaming), enabled: waiting.length > 0 });
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
