import type { MeterLive } from '@ohmstead/contract';
import { useQueries } from '@tanstack/react-query';
import { meterQuery } from '../../../model/meter/meter.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { WaitingMeter } from '../../../ui/meter/WaitingMeter.tsx';
import { ErrorState } from '../../../ui/Notice.tsx';

/** A card for each meter that has never sent; the live stream takes it away. */
export const WaitingMeters = ({ meters }: { meters: readonly MeterLive[] }) => {
  const { say } = useTexts();
  const silent = meters.filter((meter) => meter.lastUpdate === null);
  const found = useQueries({ queries: silent.map((meter) => meterQuery(meter.id)) });
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
