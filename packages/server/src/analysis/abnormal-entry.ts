import type { DataAlerts } from '@ohmstead/contract';

/** An entry of the call's answer, with instants still as numbers. */
export type AbnormalEntry = Omit<DataAlerts['items'][number], 'from' | 'to' | 'worstAt'> & {
  readonly fromMicros: number;
  readonly toMicros: number | null;
  readonly worstAtMicros: number;
};

export type Entries = {
  readonly entries: readonly AbnormalEntry[];
  /** The search went no further back than this; null where it covered the whole span. */
  readonly horizonMicros: number | null;
};

export const noEntries: Entries = { entries: [], horizonMicros: null };
