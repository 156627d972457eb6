// What the screens of alerts are looked at with: an overload that ended, and one that goes on.
import { ask } from './ask.ts';
import { highPowers, quietPowers, sendPowers, watchOverload } from './overload.ts';
import { logIn, newPerson, register } from './person.ts';

export type Alerted = {
  readonly token: string;
  readonly siteId: number;
  readonly meterId: number;
  /** The one that goes on. */
  readonly incidentId: number;
};

/** A new account with two meters; the second one never sends. */
export const alertedOwner = async (origin: string): Promise<Alerted> => {
  const person = newPerson();
  await register(origin, person);
  const token = await logIn(origin, person);
  const answerTo = async (path: string, body?: unknown) => {
    const { successful, message, data } = await ask(origin, `/api/v1/${path}`, { token, body });
    if (!successful) throw new Error(`${path}: ${message}`);
    return data;
  };
  // The contract's answers; a screen that finds nothing there fails.
  const firstOf = async (path: string) => ((await answerTo(path)) as { id: number }[])[0]?.id ?? 0;
  const [siteId, meterId] = [await firstOf('user/sitelist'), await firstOf('user/meterlist')];
  await watchOverload(origin, { token, siteId });
  await sendPowers(origin, token, [...quietPowers, ...highPowers, ...quietPowers.slice(0, 4), ...highPowers]);
  const second = { siteId, name: 'Heat pump in the cellar', sn: newPerson().sn, type: 3, useType: 3 };
  await answerTo('inverter/save', { id: 0, ...second });
  const { items } = (await answerTo(`site/incidents/${siteId}`)) as { items: { id: number }[] };
  return { token, siteId, meterId, incidentId: items[0]?.id ?? 0 };
};
