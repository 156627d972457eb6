// The logins that somebody typed: for the visit, or on this phone where that was wished.
import * as z from 'zod/mini';
import { kept } from '../platform/kept.ts';
import type { DeviceLogin } from './login.ts';

const stored = kept('deviceLogins');
const logins = z.record(z.string(), z.object({ username: z.string(), password: z.string() }));
const ofVisit = new Map<string, DeviceLogin>();

const read = (): Record<string, DeviceLogin> => {
  try {
    return logins.parse(JSON.parse(stored.get() ?? '{}'));
  } catch {
    return {};
  }
};

export const keptLogins = {
  of: (address: string): DeviceLogin | null => ofVisit.get(address) ?? read()[address] ?? null,
  set: (address: string, login: DeviceLogin, { onPhone }: { onPhone: boolean }): void => {
    ofVisit.set(address, login);
    const { [address]: _, ...others } = read();
    stored.set(JSON.stringify(onPhone ? { ...others, [address]: login } : others));
  },
  forget: (address: string): void => {
    ofVisit.delete(address);
    const { [address]: _, ...others } = read();
    stored.set(JSON.stringify(others));
  },
};
