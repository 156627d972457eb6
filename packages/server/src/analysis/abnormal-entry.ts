import type { DataAlerts } from '@ohmstead/contract';

/** As the call answers it, with instants still as numbers. */
export type AbnormalEntry = Omit<DataAlerts['items'][number], 'from' | 'to' | 'worstAt'> & {
  readonly fromMicros: number;
  readonly toMicros: number | null;
  readonly worstAtMicros: number;
};

export type Entries = {
  readonly entries: readonly AbnormalEntry[];
  /** What lies before it was not looked for; null: all of the span was. */
  readonly horizonMicros: number | null;
};

export const noEntries: Entries = { entries: [], horizonMicros: null };
