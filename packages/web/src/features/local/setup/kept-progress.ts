// A set-up leads out of the app, into the phone's Wi-Fi settings, and the phone may end the app meanwhile: it goes on where it
// was. The password of a Wi-Fi is for the visit only.
import * as z from 'zod/mini';
import { kept } from '../../../platform/kept.ts';
import { type Progress, setupSteps } from './progress.ts';
import { destinations } from './server-form.ts';

const text = z.string();
const known = z.object({
  atMs: z.number(),
  step: z.enum(setupSteps),
  number: text,
  sn: z.nullable(text),
  ssidAtHome: z.nullable(text),
  network: z.object({ ssid: text, dhcp: z.boolean(), ip: text, netmask: text, gateway: text, dns: text }),
  server: z.object({ destination: z.enum(destinations), address: text }),
});

/** Whoever comes back later has another meter in hand, or has forgotten this one. */
const keptMs = 24 * 60 * 60_000;

const stored = kept('meterSetup');
let passwordOfVisit: string | null = null;

export const keptProgress = {
  /** Null where none has begun, or it was long ago. */
  get: (nowMs: number): Progress | null => {
    const parsed = known.safeParse(jsonOf(stored.get()));
    if (!parsed.success || nowMs - parsed.data.atMs > keptMs) return null;
    const { atMs: _, step, network, ...rest } = parsed.data;
    return {
      ...rest,
      step: step === 'server' && passwordOfVisit === null ? 'network' : step,
      network: { ...network, password: passwordOfVisit ?? '' },
    };
  },
  put: ({ network: { password, ...network }, ...rest }: Progress, nowMs: number): void => {
    passwordOfVisit = password;
    stored.set(JSON.stringify({ ...rest, network, atMs: nowMs }));
  },
  forget: (): void => {
    passwordOfVisit = null;
    stored.remove();
  },
};

const jsonOf = (written: string | null): unknown => {
  try {
    return JSON.parse(written ?? 'null');
  } catch {
    return null;
  }
};
