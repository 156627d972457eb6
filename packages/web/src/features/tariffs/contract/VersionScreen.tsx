import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ErrorState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { tariffsQuery } from '../queries.ts';
import { SiteFrame } from '../SiteFrame.tsx';
import { EditVersion } from './EditVersion.tsx';
import { NewVersion } from './NewVersion.tsx';
import { versionStart } from './version-start.ts';

/** One version of a site's tariff; version 0 is one that is not there yet. */
export const VersionScreen = () => {
  const { say } = useTexts();
  const { id, version } = useParams({ from: '/account/edit/place/$id/tariff/$version' });
  return (
    <SiteFrame id={id} needs="own" title={say(version === '0' ? 'tariff.new' : 'tariff.title')}>
      {(site) => <VersionOfSite key={version} site={site} id={version} />}
    </SiteFrame>
  );
};

const VersionOfSite = ({ site, id }: { site: Site; id: string }) => {
  const { say } = useTexts();
  const tariffs = useQuery(tariffsQuery(site.id));
  const start = versionStart(useSearch({ from: '/account/edit/place/$id/tariff/$version' }));
  return (
    <QueryState query={tariffs} blocks={[160, 260, 260]} nested>
      {(data) => {
        if (id === '0')
          return <NewVersion key={JSON.stringify(start)} site={site} tariffs={data} start={start} />;
        const version = data.versions.find((known) => known.id === id);
        if (!version) return <ErrorState text={say('tariff.missing')} />;
        return <EditVersion site={site} tariffs={data} version={version} />;
      }}
    </QueryState>
  );
};
