import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../../api/is-missing.ts';
import { Page } from '../../frame/Page.tsx';
import { useIsDemo } from '../../frame/use-is-demo.ts';
import { type Site, siteQuery } from '../../model/site/site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Hint } from '../../ui/Hint.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { PublicPageCard } from './PublicPageCard.tsx';
import { sharingQuery } from './queries.ts';
import { SharingMissing } from './SharingMissing.tsx';
import styles from './sharing.module.css';
import { ViewersCard } from './ViewersCard.tsx';
import { ViewingCard } from './ViewingCard.tsx';

export const SharingPage = ({ id }: { id: number }) => {
  const { say } = useTexts();
  const site = useQuery(siteQuery(id, { forEditing: true }));
  if (isMissing(site.error)) return <SharingMissing />;
  return (
    <Page title={say('sharing.title')} back narrow note={site.data?.name}>
      <QueryState query={site} blocks={[320, 280]}>
        {(data) => (data.role === 'owner' ? <OwnSite site={data} /> : <ViewingCard site={data} />)}
      </QueryState>
    </Page>
  );
};

const OwnSite = ({ site }: { site: Site }) => {
  const { say } = useTexts();
  const sharing = useQuery(sharingQuery(site.id));
  const isDemo = useIsDemo();
  return (
    <QueryState query={sharing} blocks={[320, 280]} nested>
      {({ viewers, invited, link }) => (
        <div className={styles.page}>
          {isDemo && <Hint>{say('sharing.demo')}</Hint>}
          <ViewersCard site={site} viewers={viewers} invited={invited} locked={isDemo} />
          <PublicPageCard site={site} link={link} locked={isDemo} />
        </div>
      )}
    </QueryState>
  );
};
