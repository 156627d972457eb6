// Passwords are kept as argon2id hashes. Every hash is made behind one gate: it takes a core for tens of milliseconds
// and a thread of those that sync files too, so that many logins at once would hold up all other answers and uploads.
import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { createGate } from './fair-gate.ts';

const cost = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
};

/** One core is left to the answers and one to the database. The longest wait is some seconds. */
const gate = createGate({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 2)),
  waiting: 128,
  waitingOfOne: 64,
});

/** The client of hashes that the server itself needs. */
const server = 'server';

/** Takes a turn of the client at the gate; throws `GateFull` when too many wait. */
export const hashPassword = (password: string, client = server): Promise<string> =>
  gate.pass(client, () => hash(password, cost));

let nobodys: Promise<string> | null = null;

/** Takes the same time where there is no account, and answers false. */
const isPasswordOf = async (passwordHash: string | null, password: string): Promise<boolean> => {
  nobodys ??= hash('nobody’s', cost);
  const matches = await verify(passwordHash ?? (await nobodys), password);
  return matches && passwordHash !== null;
};

/** Runs work that looks at a password, and does something before or after, as one turn. */
export const inTurn = <Result>(
  client: string,
  work: (look: typeof isPasswordOf) => Promise<Result>,
): Promise<Result> => gate.pass(client, () => work(isPasswordOf));

/** Whether a stored hash was made at another cost than today's. */
export const isOutdated = (passwordHash: string): boolean =>
  !passwordHash.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);
