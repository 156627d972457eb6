// Pure: the places by group, in the account's order; a group stands where its first place does.
import type { SiteListItem } from '@ohmstead/contract';

export type PlaceGroup = { readonly name: string | null; readonly places: readonly SiteListItem[] };

export const placeGroups = (places: readonly SiteListItem[]): PlaceGroup[] =>
  [...new Set(places.map(({ group }) => group))].map((name) => ({
    name,
    places: places.filter(({ group }) => group === name),
  }));

/** The order of all places when one group's have been put into another. */
export const orderWithGroup = (
  groups: readonly PlaceGroup[],
  changed: PlaceGroup,
  ids: readonly number[],
): number[] =>
  groups.flatMap((group) => (group.name === changed.name ? ids : group.places.map(({ id }) => id)));

export const findPlaces = (
  places: readonly SiteListItem[],
  search: string,
  lang: string,
): readonly SiteListItem[] => {
  const wanted = search.trim().toLocaleLowerCase(lang);
  if (wanted === '') return places;
  return places.filter(({ name, group }) =>
    [name, group ?? ''].some((text) => text.toLocaleLowerCase(lang).includes(wanted)),
  );
};
