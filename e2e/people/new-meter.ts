import { ask } from './ask.ts';
import { logIn, newPerson, register } from './person.ts';

export type OwnedMeter = { readonly id: number; readonly token: string };

/** The meter that a person who has just registered begins with, and that person's session. */
export const newMeter = async (origin: string): Promise<OwnedMeter> => {
  const person = newPerson();
  await register(origin, person);
  const token = await logIn(origin, person);
  return { id: idOfFirst((await ask(origin, '/api/v1/user/meterlist', { token })).data), token };
};

const idOfFirst = (list: unknown): number => {
  const [first]: unknown[] = Array.isArray(list) ? list : [];
  if (typeof first !== 'object' || first === null || !('id' in first)) throw new Error('there is no meter');
  return Number(first.id);
};
