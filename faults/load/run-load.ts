import { isGone } from './is-gone.ts';
import type { Round, Sender } from './round.ts';

/** Runs all senders side by side until the round ends; gives what went wrong, a line each. */
export const runLoad = async (senders: readonly Sender[], round: Round): Promise<string[]> => {
  const problems: string[] = [];
  await Promise.all(
    senders.map(({ name, send }) =>
      send(round).catch((error: unknown) => {
        // Whoever was answered late finds the connection closed by the kill.
        if (!(round.signal.aborted && isGone(error))) problems.push(`${name}: ${String(error)}`);
      }),
    ),
  );
  return problems;
};
