import type { SiteListItem } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { SortableList } from '../../ui/sortable/SortableList.tsx';
import styles from './PlaceList.module.css';
import { findPlaces, orderWithGroup, placeGroups } from './place-groups.ts';
import { useSortPlaces } from './use-place-changes.ts';

/** From this many places on there is a search box. */
const searchFrom = 8;

export const PlaceList = ({ places }: { places: readonly SiteListItem[] }) => {
  const { say, lang } = useTexts();
  const [search, setSearch] = useState('');
  const found = findPlaces(places, search, lang);
  return (
    <>
      {places.length > 1 && <p className={styles.hint}>{say('places.hint')}</p>}
      {places.length >= searchFrom && (
        <TextField
          label={say('places.search')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {search.trim() === '' ? <Groups places={places} /> : <Found places={found} search={search} />}
    </>
  );
};

const Groups = ({ places }: { places: readonly SiteListItem[] }) => {
  const { say } = useTexts();
  const sort = useSortPlaces();
  const groups = placeGroups(places);
  return groups.map((group) => (
    <section key={group.name ?? ''} className={styles.group}>
      {groups.length > 1 && <h2>{group.name ?? say('places.noGroup')}</h2>}
      <SortableList
        label={group.name ?? say('places.title')}
        items={group.places}
        nameOf={({ name }) => name}
        onOrder={(ids) => sort.mutate(orderWithGroup(groups, group, ids))}
      >
        {(place) => <PlaceLink place={place} />}
      </SortableList>
    </section>
  ));
};

/** Only some of them are shown, so there is no order to change. */
const Found = ({ places, search }: { places: readonly SiteListItem[]; search: string }) => {
  const { say } = useTexts();
  if (places.length === 0) return <EmptyState title={say('places.noMatch', { search })} />;
  return (
    <ul className={styles.found}>
      {places.map((place) => (
        <li key={place.id}>
          <PlaceLink place={place} />
        </li>
      ))}
    </ul>
  );
};

const PlaceLink = ({ place }: { place: SiteListItem }) => {
  const { say } = useTexts();
  return (
    <Link to="/edit/place/$id" params={{ id: String(place.id) }} className={styles.link}>
      <span className={styles.words}>
        <strong title={place.name}>{place.name}</strong>
        <span>{say('places.meters', { count: place.meterCount })}</span>
      </span>
      <Icon name="next" />
    </Link>
  );
};
