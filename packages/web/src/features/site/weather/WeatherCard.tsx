import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { weatherQuery } from '../queries.ts';

const WeatherContent = lazy(async () => ({
  default: (await import('./WeatherContent.tsx')).WeatherContent,
}));

/** There is no card until the first weather has come, and nothing of it is loaded. */
export const WeatherCard = ({ siteId }: { siteId: number }) => {
  const { data } = useQuery(weatherQuery(siteId));
  if (data?.state !== 'ok') return null;
  return (
    <Suspense>
      <WeatherContent weather={data} />
    </Suspense>
  );
};
