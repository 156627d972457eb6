// What the server answered last, for when it cannot be reached: kept beside the cache, laid into it after a failure.
import type { Query, QueryClient } from '@tanstack/react-query';
import { failureOf } from '../api/api-error.ts';
import { isComputing } from '../api/computing-answers.ts';
import { session } from '../session/session.ts';
import { answerStore } from './answer-store.ts';

/** Live values change each second; one a minute is recent enough to open with. */
const paceMs = 60_000;
const longestMs = 30 * 24 * 3_600_000;
/** This module's address has the build's hash in it. */
const build = import.meta.url;

export const keepAnswers = (queries: QueryClient): void => {
  const keptAt = new Map<string, number>();
  session.onChange(() => {
    keptAt.clear();
    void answerStore.clear();
  });
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'success') keep(query, keptAt);
    if (action.type === 'error' && query.state.data === undefined) void restore(query);
  });
};

/** `meta: { kept: false }`: what is about other people is not kept. Nor is an answer of which days are to be computed. */
const keep = (query: Query, keptAt: Map<string, number>): void => {
  const { queryHash: hash, state, meta } = query;
  if (meta?.kept === false || isComputing(query)) return;
  const atMs = state.dataUpdatedAt;
  if (session.token() === null || atMs - (keptAt.get(hash) ?? 0) < paceMs) return;
  keptAt.set(hash, atMs);
  void answerStore.put({ hash, atMs, build, data: state.data });
};

/** The query stays failed, so that its screen says how old the data is and tries again. */
const restore = async (query: Query): Promise<void> => {
  if (failureOf(query.state.error).kind !== 'network') return;
  const kept = await answerStore.get(query.queryHash);
  if (kept === null || kept.build !== build || kept.atMs < Date.now() - longestMs) return;
  if (query.state.data !== undefined) return;
  query.setState({ ...query.state, data: kept.data, dataUpdatedAt: kept.atMs });
};
