// Sends one request after another for as long as the round lasts.
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '@ohmstead/bench';
import type { Round } from './round.ts';

/** Asked to come again: a meter's limit, or a database that is away. */
const busy: readonly number[] = [429, 503];
const againMs = 150;

/** The envelope's data; null when the program asks to come again. Any other answer is an error. */
export const acceptedData = (what: string, { status, body }: Answer): { readonly data: unknown } | null => {
  if (busy.includes(status)) return null;
  const text = body.toString();
  if (status !== 200) throw new Error(`${what} answered ${status}: ${text.slice(0, 300)}`);
  return { data: (JSON.parse(text) as { data: unknown }).data };
};

/** `step` gives false where it is to be tried again a little later. */
export const whileAsked = async (
  { signal }: Round,
  pauseMs: number,
  step: () => Promise<boolean>,
): Promise<void> => {
  while (!signal.aborted) {
    const isDone = await step();
    await wait(isDone ? pauseMs : againMs, undefined, { signal }).catch(() => undefined);
  }
};
