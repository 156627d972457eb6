import { errors } from '@ohmstead/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOf } from './api-error.ts';
import { followAttempt, onFirstComputing } from './computing-answers.ts';
import { reactToFailure } from './react-to-failure.ts';

/** `meta: { quiet: true }`: a call nobody is waiting for fails without a word, unless the session is gone. */
const isQuiet = (meta: Record<string, unknown> | undefined, error: unknown): boolean =>
  meta?.quiet === true && !sessionGone(error);

const sessionGone = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure.kind === 'sessionLost' || (failure.kind === 'refused' && failure.status === 401);
};

const canHelp = (error: unknown): boolean => {
  const failure = failureOf(error);
  if (failure.kind === 'network') return navigator.onLine;
  return failure.kind === 'refused' && failure.code !== null && errors[failure.code].retryable;
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => isQuiet(query.meta, error) || reactToFailure(error),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => isQuiet(mutation.meta, error) || reactToFailure(error),
  }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && canHelp(error),
      staleTime: 5000,
      networkMode: 'always',
      persister: followAttempt,
    },
    mutations: { networkMode: 'always' },
  },
});

onFirstComputing(() => {
  void import('./ask-until-whole.ts').then(({ askUntilWhole }) => askUntilWhole(queryClient.getQueryCache()));
});
