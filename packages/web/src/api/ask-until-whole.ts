// Asks for answers again, ever less often, until they are whole.
import type { Computing } from '@ohmstead/contract';
import type { Query, QueryCache } from '@tanstack/react-query';
import { isComputing, ofQuery, sumOf } from './computing-answers.ts';

const firstMs = 1000;
const mostMs = 8000;

/** All that is on the screen together; null where everything is whole. */
export const computingOnScreen = (cache: QueryCache): Computing | null => {
  const shown = [...ofQuery].filter(([hash]) => cache.get(hash)?.isActive());
  return shown.length === 0 ? null : sumOf(shown.map(([, computing]) => computing));
};

export const askUntilWhole = (cache: QueryCache): void => {
  const attempts = new Map<string, number>();
  const answered = (query: Query): void => {
    if (!isComputing(query)) return void attempts.delete(query.queryHash);
    const attempt = attempts.get(query.queryHash) ?? 0;
    attempts.set(query.queryHash, attempt + 1);
    setTimeout(() => askAgain(query), Math.min(mostMs, firstMs * 2 ** attempt));
  };
  cache.subscribe((event) => {
    if (event.type === 'removed') ofQuery.delete(event.query.queryHash);
    if (event.type !== 'updated') return;
    if (event.action.type === 'success' || event.action.type === 'error') answered(event.query);
  });
  // They were answered before this was loaded.
  for (const query of cache.getAll()) if (query.state.fetchStatus === 'idle') answered(query);
};

/** What nobody looks at is asked for when somebody does. */
const askAgain = (query: Query): void => {
  if (!isComputing(query)) return;
  if (query.isActive()) void query.fetch().catch(() => undefined);
  else query.invalidate();
};
