import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Monitor } from '../../../device/answers/monitor.ts';
import type { Outcome } from '../../../device/answers/outcome.ts';
import { device } from '../../../device/device.ts';
import { readingView } from './reading-view.ts';
import { type Sample, withSample } from './recent-power.ts';

/** Devices are no server: a failure shows where the data would, and nothing of them is kept for later. */
export const ofDevice = { quiet: true, kept: false } as const;

export type Watched = {
  readonly outcome: Outcome<Monitor>;
  /** The newest reading, even where the device has not answered since. */
  readonly last: { readonly monitor: Monitor; readonly atMs: number } | null;
  readonly recent: readonly Sample[];
};

/** Read once a second while it is looked at: devices measure no faster, and answer few at a time. */
const fastMs = 1000;

export const watchQuery = (address: string, { everyMs = fastMs } = {}) =>
  queryOptions({
    queryKey: ['device', address, 'watch'],
    queryFn: async ({ client }): Promise<Watched> =>
      watchedAfter(client.getQueryData<Watched>(['device', address, 'watch']), await device.monitor(address)),
    refetchInterval: ({ state }) => pauseMs(state.data?.outcome, everyMs),
    staleTime: everyMs,
    structuralSharing: false,
    meta: ofDevice,
  });

const watchedAfter = (before: Watched | undefined, outcome: Outcome<Monitor>): Watched => {
  const recent = before?.recent ?? [];
  if (outcome.kind !== 'answer') return { outcome, last: before?.last ?? null, recent };
  const atMs = Date.now();
  const { powerW, phases } = readingView(outcome.value);
  const sample = { atMs, powerW, phasesW: phases.map((phase) => phase.powerW) };
  return { outcome, last: { monitor: outcome.value, atMs }, recent: withSample(recent, sample) };
};

/** Nothing more is asked of a device that waits for a login, or is no meter. */
const pauseMs = (outcome: Outcome<Monitor> | undefined, everyMs: number): number | false => {
  switch (outcome?.kind) {
    case undefined:
    case 'answer':
    case 'notReady':
      return everyMs;
    case 'unreachable':
    case 'noNetwork':
      return Math.max(everyMs, 3 * fastMs);
    default:
      return false;
  }
};

/** Its login or its settings have changed. */
export const askDeviceAgain = (queries: QueryClient, address: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['device', address] });
