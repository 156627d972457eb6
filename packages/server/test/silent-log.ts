import type { Log } from '../src/log/log.ts';

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
