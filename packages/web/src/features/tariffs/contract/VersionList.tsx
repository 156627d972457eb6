import type { Tariffs } from '@ohmstead/contract';
import { useToday } from '../../../model/dates/use-today.ts';
import type { Site } from '../../../model/site/site.ts';
import { VersionCard } from './VersionCard.tsx';
import { gapAfter, newestFirst, standingOf } from './validity.ts';

export const VersionList = ({ site, tariffs }: { site: Site; tariffs: Tariffs }) => {
  const today = useToday(site.timeZone);
  return newestFirst(tariffs.versions).map((version) => (
    <VersionCard
      key={version.id}
      site={site}
      version={version}
      currency={tariffs.currency}
      standing={standingOf(version, today)}
      gap={gapAfter(version, tariffs.versions)}
    />
  ));
};
