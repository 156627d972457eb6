import { StorageBroken } from './storage.ts';

/** For what must never fail: its failure is thrown where nobody can catch it, so that it comes to `surviveUncaught`. */
export const breakStorage =
  (message: string) =>
  (cause: unknown): void =>
    queueMicrotask(() => {
      throw new StorageBroken(message, { cause });
    });
