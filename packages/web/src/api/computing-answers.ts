// Answers that came before all days of them were computed: how far each is, by the hash of its query. They are rare: what
// asks for them again, and shows them, is loaded with the first.
import type { Computing } from '@ohmstead/contract';
import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { createListeners } from '../platform/listeners.ts';

/** The answers of one attempt at a query. */
const ofAttempt = new WeakMap<AbortSignal, Computing>();
export const ofQuery = new Map<string, Computing>();

let wasAny = false;
const first = createListeners();

export const wasAnyComputing = (): boolean => wasAny;

export const onFirstComputing = first.subscribe;

/** Each time the client reads an answer that says so. */
export const noteComputing = (signal: AbortSignal | undefined, computing: Computing): void => {
  if (signal !== undefined) ofAttempt.set(signal, sumOf([ofAttempt.get(signal), computing]));
};

/** Wraps every query's function. */
export const followAttempt = async <Data, Key extends QueryKey>(
  ask: (context: QueryFunctionContext<Key>) => Data | Promise<Data>,
  context: QueryFunctionContext<Key>,
  { queryHash }: Pick<Query, 'queryHash'>,
): Promise<Data> => {
  const data = await ask(context);
  const computing = ofAttempt.get(context.signal);
  if (computing === undefined) ofQuery.delete(queryHash);
  else {
    ofQuery.set(queryHash, computing);
    if (!wasAny) {
      wasAny = true;
      first.announce();
    }
  }
  return data;
};

export const isComputing = ({ queryHash }: Pick<Query, 'queryHash'>): boolean => ofQuery.has(queryHash);

export const sumOf = (parts: readonly (Computing | undefined)[]): Computing =>
  parts.reduce<Computing>(
    (sum, part) => ({
      doneDays: sum.doneDays + (part?.doneDays ?? 0),
      allDays: sum.allDays + (part?.allDays ?? 0),
    }),
    { doneDays: 0, allDays: 0 },
  );
