import type { SiteListItem } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Page } from '../../frame/Page.tsx';
import { siteListQuery } from '../../model/site/site-list.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { SortableSiteList } from './SortableSiteList.tsx';

export const SiteListScreen = () => {
  const { say } = useTexts();
  const sites = useQuery(siteListQuery);
  return (
    <Page
      title={say('places.title')}
      back
      narrow
      onRefresh={() => void sites.refetch()}
      refreshing={sites.isFetching}
    >
      <QueryState query={sites} blocks={[72, 72, 72]}>
        {(data) => (data.length === 0 ? <NoSites /> : <Sites sites={data} />)}
      </QueryState>
    </Page>
  );
};

const Sites = ({ sites }: { sites: readonly SiteListItem[] }) => (
  <>
    <SortableSiteList sites={sites} />
    <AddSite look="secondary" />
  </>
);

const NoSites = () => {
  const { say } = useTexts();
  return (
    <EmptyState icon="sites" title={say('places.emptyTitle')} text={say('places.emptyText')}>
      <AddSite look="primary" />
    </EmptyState>
  );
};

const AddSite = ({ look }: { look: 'primary' | 'secondary' }) => {
  const { say } = useTexts();
  return (
    <Link to="/edit/place/$id" params={{ id: '0' }} className={buttonClass(look)}>
      <Icon name="add" />
      <span>{say('places.add')}</span>
    </Link>
  );
};
