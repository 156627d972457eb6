// Makes room for an import that replaces what is stored: the readings within its spans are set aside until it is undone.
import type { MicroSpan } from '@ohmstead/domain';
import { requireRunning } from '../import-store.ts';
import { type StretchParts, takeOut } from '../take-out.ts';
import { storeReplaced } from './replaced-store.ts';

type Order = {
  readonly meterId: number;
  readonly importId: number;
  /** Where the file has readings, the ends included; in order and apart from each other. */
  readonly spans: readonly MicroSpan[];
};

/** Gives the number of readings set aside. */
export const setAside = async (parts: StretchParts, { meterId, importId, spans }: Order): Promise<number> => {
  let count = 0;
  for (const { fromMicros, toMicros } of spans) {
    count += await takeOut(parts, {
      span: { meterId, fromMicros, toMicros: toMicros + 1 },
      isTaken: (reading) => reading.importId !== importId,
      alongside: async (transaction, readings) => {
        await requireRunning(transaction, importId);
        await storeReplaced(transaction, { meterId, importId, readings });
      },
    });
  }
  return count;
};
