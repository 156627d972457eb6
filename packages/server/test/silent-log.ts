import type { Log } from '../src/storage/storage.ts';

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
