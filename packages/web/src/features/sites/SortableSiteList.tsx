import type { SiteListItem } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { SortableList } from '../../ui/sortable/SortableList.tsx';
import { findSites, groupSites, orderWithGroup } from './grouped-sites.ts';
import styles from './SortableSiteList.module.css';
import { useSortSites } from './use-site-changes.ts';

/** There is a search box for this many sites or more. */
const searchFrom = 8;

export const SortableSiteList = ({ sites }: { sites: readonly SiteListItem[] }) => {
  const { say, lang } = useTexts();
  const [search, setSearch] = useState('');
  const found = findSites(sites, search, lang);
  return (
    <>
      {sites.length > 1 && <p className={styles.hint}>{say('places.hint')}</p>}
      {sites.length >= searchFrom && (
        <TextField
          label={say('places.search')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {search.trim() === '' ? <Groups sites={sites} /> : <Found sites={found} search={search} />}
    </>
  );
};

const Groups = ({ sites }: { sites: readonly SiteListItem[] }) => {
  const { say } = useTexts();
  const sort = useSortSites();
  const groups = groupSites(sites);
  return groups.map((group) => (
    <section key={group.name ?? ''} className={styles.group}>
      {groups.length > 1 && <h2>{group.name ?? say('places.noGroup')}</h2>}
      <SortableList
        label={group.name ?? say('places.title')}
        items={group.sites}
        nameOf={({ name }) => name}
        onOrder={(ids) => sort.mutate(orderWithGroup(groups, group, ids))}
      >
        {(site) => <SiteLink site={site} />}
      </SortableList>
    </section>
  ));
};

/** A search shows only some of the sites, so there is no order to change. */
const Found = ({ sites, search }: { sites: readonly SiteListItem[]; search: string }) => {
  const { say } = useTexts();
  if (sites.length === 0) return <EmptyState title={say('places.noMatch', { search })} />;
  return (
    <ul className={styles.found}>
      {sites.map((site) => (
        <li key={site.id}>
          <SiteLink site={site} />
        </li>
      ))}
    </ul>
  );
};

const SiteLink = ({ site }: { site: SiteListItem }) => {
  const { say } = useTexts();
  return (
    <Link to="/edit/place/$id" params={{ id: String(site.id) }} className={styles.link}>
      <span className={styles.words}>
        <strong title={site.name}>{site.name}</strong>
        <span>{say('places.meters', { count: site.meterCount })}</span>
      </span>
      <Icon name="next" />
    </Link>
  );
};
