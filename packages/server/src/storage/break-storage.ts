import { StorageBroken } from './storage.ts';

/** Throws the failure of what must never fail where nobody can catch it, so that it comes to `surviveUncaught`. */
export const breakStorage =
  (message: string) =>
  (cause: unknown): void =>
    queueMicrotask(() => {
      throw new StorageBroken(message, { cause });
    });
