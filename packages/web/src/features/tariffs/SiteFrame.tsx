import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isMissing } from '../../api/is-missing.ts';
import { Page } from '../../frame/Page.tsx';
import { type Site, siteQuery } from '../../model/site/site.ts';
import { isId } from '../../navigation/is-id.ts';
import { PricesPrivate } from '../../report/PricesPrivate.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';

type SiteFrameProps = {
  id: string;
  title: string;
  /** Who may see it: whoever sees the site's prices, or its owner alone. */
  needs?: 'prices' | 'own';
  children: (site: Site) => ReactNode;
};

/** A page about one of the account's sites. */
export const SiteFrame = ({ id, title, needs = 'prices', children }: SiteFrameProps) =>
  isId(id) ? (
    <KnownSite key={id} id={Number(id)} title={title} needs={needs}>
      {children}
    </KnownSite>
  ) : (
    <SiteMissing title={title} />
  );

type KnownSiteProps = Omit<SiteFrameProps, 'id'> & { id: number };

const KnownSite = ({ id, title, needs, children }: KnownSiteProps) => {
  const { say } = useTexts();
  const site = useQuery(siteQuery(id));
  if (isMissing(site.error)) return <SiteMissing title={title} />;
  return (
    <Page title={title} back narrow note={site.data?.name ?? say('state.loading')}>
      <QueryState query={site} blocks={[220, 220]}>
        {(data) => {
          if (!data.showsPrices) return <PricesPrivate siteId={id} />;
          return needs === 'own' && data.role !== 'owner' ? <NotAllowed /> : children(data);
        }}
      </QueryState>
    </Page>
  );
};

const NotAllowed = () => {
  const { say } = useTexts();
  return <EmptyState icon="eyeOff" title={say('failure.forbidden')} text={say('place.onlyViewer')} />;
};

const SiteMissing = ({ title }: { title: string }) => {
  const { say } = useTexts();
  return (
    <Page title={title} back narrow>
      <EmptyState icon="sites" title={say('place.missing')}>
        <Link to="/edit/placelist" className={buttonClass('primary')}>
          {say('places.title')}
        </Link>
      </EmptyState>
    </Page>
  );
};
