import type { FoundPlace } from '@ohmstead/contract';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField } from '../../ui/Field.tsx';
import styles from './PlaceSearch.module.css';
import type { Pin } from './pin.ts';
import { stepInList } from './step-in-list.ts';
import { type PlaceSearchState, usePlaceSearch } from './use-place-search.ts';

type PlaceSearchProps = { onPin: (pin: Pin) => void };

/** A combobox: whoever types a name chooses from the places found, with the pointer or the arrow keys. */
export const PlaceSearch = ({ onPin }: PlaceSearchProps) => {
  const { say } = useTexts();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FoundPlace | null>(null);
  const [marked, setMarked] = useState<number | null>(null);
  const [isClosed, setIsClosed] = useState(false);
  const search = usePlaceSearch(chosen ? '' : typed);
  const places = search.kind === 'found' && !isClosed ? search.places : [];
  const isOpen = places.length > 0;
  const type = (text: string) => {
    setTyped(text);
    setChosen(null);
    setMarked(null);
    setIsClosed(false);
  };
  const choose = (place: FoundPlace) => {
    onPin(place);
    setTyped(place.name);
    setChosen(place);
    setMarked(null);
  };
  const press = (event: KeyboardEvent) => {
    // Enter chooses; it never sends the form from here.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'ArrowDown') setIsClosed(false);
    if (!isOpen) return;
    const place = marked === null ? undefined : places[marked];
    if (event.key === 'Enter' && place) return choose(place);
    if (event.key === 'Escape') return setIsClosed(true);
    const next = stepInList(event.key, marked, places.length);
    if (next === undefined) return;
    event.preventDefault();
    setMarked(next);
  };
  return (
    <div className={styles.search}>
      <TextField
        label={say('place.search')}
        hint={say('place.searchHint')}
        value={typed}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen && marked !== null ? optionId(list, marked) : undefined}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={() => setIsClosed(true)}
        onFocus={() => setIsClosed(false)}
      />
      {isOpen && (
        <div id={list} role="listbox" aria-label={say('place.search')} className={styles.list}>
          {places.map((place, index) => (
            <Option
              key={`${place.latitude},${place.longitude}`}
              id={optionId(list, index)}
              place={place}
              isMarked={index === marked}
              onChoose={() => choose(place)}
            />
          ))}
        </div>
      )}
      <p role="status" className={isOpen ? 'hidden-visually' : styles.status}>
        {chosen ? say('place.searchChosen', { name: chosen.name }) : <Status search={search} typed={typed} />}
      </p>
    </div>
  );
};

const optionId = (list: string, index: number): string => `${list}-${index}`;

type OptionProps = { id: string; place: FoundPlace; isMarked: boolean; onChoose: () => void };

const Option = ({ id, place: { name, region, country }, isMarked, onChoose }: OptionProps) => (
  <div
    id={id}
    role="option"
    aria-selected={isMarked}
    tabIndex={-1}
    className={isMarked ? styles.marked : styles.option}
    // Before the field loses the focus, which would close the list.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
    onKeyDown={({ key }) => key === 'Enter' && onChoose()}
  >
    <strong>{name}</strong>
    <span>{[region, country].filter(Boolean).join(', ')}</span>
  </div>
);

const waiting = { searching: 'place.searching', failed: 'place.searchFailed' } as const;

const Status = ({ search, typed }: { search: PlaceSearchState; typed: string }) => {
  const { say } = useTexts();
  if (search.kind === 'idle') return null;
  if (search.kind !== 'found') return say(waiting[search.kind]);
  const { length } = search.places;
  return length === 0
    ? say('place.searchNone', { search: typed.trim() })
    : say('place.searchFound', { count: length });
};
