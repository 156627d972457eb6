import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Against, againstOf, textOfAgainst } from './against.ts';

/** What is compared with, as the address has it, and how it is changed there. */
export const useAgainst = (): readonly [Against, (against: Against) => void] => {
  const search: { readonly with?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (against: Against) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, with: textOfAgainst(against) }),
      replace: true,
      resetScroll: false,
    });
  return [againstOf(search.with), choose];
};
