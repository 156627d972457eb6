import type { Tariffs } from '@ohmstead/contract';
import type { Site } from '../../../model/site/site.ts';
import { useNow } from '../../../ui/use-now.ts';
import { todayIn } from '../today.ts';
import { VersionCard } from './VersionCard.tsx';
import { gapAfter, newestFirst, standingOf } from './validity.ts';

export const VersionList = ({ site, tariffs }: { site: Site; tariffs: Tariffs }) => {
  const today = todayIn(site.timeZone, useNow(60_000));
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
