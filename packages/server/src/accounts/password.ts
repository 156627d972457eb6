import { type Algorithm, hash, verify } from '@node-rs/argon2';

const cost = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
};

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobodys: Promise<string> | null = null;

/** Takes the same time and answers false where there is no account. */
export const isPasswordOf = async (passwordHash: string | null, password: string): Promise<boolean> => {
  nobodys ??= hashPassword('nobody’s');
  const matches = await verify(passwordHash ?? (await nobodys), password);
  return matches && passwordHash !== null;
};

/** Whether a stored hash was made at another cost than today's. */
export const isOutdated = (passwordHash: string): boolean =>
  !passwordHash.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);
