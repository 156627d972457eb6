import { useNavigate, useSearch } from '@tanstack/react-router';
import { type AnalysisSearch, analysisSearch } from './analysis-search.ts';

type Change = Readonly<Record<string, string | number | undefined>>;

/** What an analysis looks at: read from its address, and written there beside the period. */
export const useAnalysisSearch = (): { chosen: AnalysisSearch; change: (change: Change) => void } => {
  const chosen = analysisSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (change: Change) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    });
  return { chosen, change };
};
