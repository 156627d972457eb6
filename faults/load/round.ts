// One run of the program under load, from its start to its kill.
import type { Client, Noise } from '@ohmstead/bench';

export type Round = {
  /** Of the program; of all where several are on one database. */
  readonly origins: readonly string[];
  /** The token of the account's one session. */
  readonly token: string;
  /** Aborted when the load is to end. */
  readonly signal: AbortSignal;
  /** The time by the clock of the program. */
  readonly nowMs: () => number;
};

/** A part of the load. What it knows of its past it keeps from round to round. */
export type Sender = {
  readonly name: string;
  /** Ends when the round does, or with the connection's error when the program is gone. */
  send(round: Round): Promise<void>;
  /** What is not as it was acknowledged, a line each. The program runs, and nothing is sent. */
  problems(client: Client): Promise<readonly string[]>;
};

export const pick = <Value>(chance: Noise, values: readonly Value[]): Value => {
  const value = values[Math.floor(chance.even() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};
