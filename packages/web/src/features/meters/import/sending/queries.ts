import { calls, type ImportItem } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../api/call.ts';

const runningMs = 2000;

/** The query is repeated while an import is under way, here or in another window. */
export const importsQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.import.list.name, id],
    queryFn: ({ signal }) => call(calls.import.list, { params: { id } }, signal),
    refetchInterval: ({ state }) => (isRunning(state.data) ? runningMs : false),
  });

const isRunning = (imports: readonly ImportItem[] | undefined): boolean =>
  imports?.some(({ state }) => state === 'running' || state === 'undoing') ?? false;
