import { usernameKeyOf } from './account-store.ts';

/** Accounts the installation itself has or may be given. */
const reserved = new Set(['admin', 'demo']);

export const isReserved = (username: string): boolean => reserved.has(usernameKeyOf(username));
