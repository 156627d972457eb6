import { useNavigate } from '@tanstack/react-router';
import { type AlertSearch, alertSearch } from '../alert-search.ts';

type Change = { readonly [Name in keyof AlertSearch]: AlertSearch[Name] | undefined };

/** Changes a part of the address; the list before is not a page of its own to go back to. */
export const useAlertSearch = () => {
  const navigate = useNavigate({ from: '/site/$id/alerts' });
  const change = (part: Change) =>
    void navigate({
      search: (before) => known({ ...alertSearch(before), ...part }),
      replace: true,
      resetScroll: false,
    });
  const clear = () => change({ kinds: undefined, meters: undefined, from: undefined, to: undefined });
  return { change, clear };
};

const known = ({ state, kinds, meters, from, to }: Change): AlertSearch => ({
  ...(state && { state }),
  ...(kinds && { kinds }),
  ...(meters && { meters }),
  ...(from && { from }),
  ...(to && { to }),
});
