// A made-up household with two sites of different zones, set up and used by calls as people do it.
import type { Ask } from '../incident-stories/ask.ts';
import { type Program, visitOf } from './by-calls.ts';
import { sendLastMinutes, setUpDuskHouse } from './dusk-house.ts';
import { setUpIslandShed } from './island-shed.ts';

/** When it has been set up, and what is sent by then. */
export const setUpMs = Date.parse('2026-11-03T11:30:00Z');
export const nowMs = Date.parse('2026-11-03T12:00:00Z');

/** Made up, as all of it is: whoever restores it logs in. */
const credentials = { username: 'dusk_house', password: 'made-up-entry-1' };

export const logIn = async (ask: Ask): Promise<string> =>
  (await ask('POST', 'user/login', { body: credentials })).token;

export const setUpHousehold = async (program: Program) => {
  const person = { fullName: 'Dana Dusk', TimeZoneInfoId: 'Europe/Berlin' };
  const registered = await program.ask('POST', 'user/register', {
    body: { ...credentials, ...person, sn: 'DUSKGRID0001' },
  });
  const visit = visitOf(program, await logIn(program.ask));
  const grid = await setUpDuskHouse(visit, registered);
  await setUpIslandShed(visit);
  return { useUntilNow: () => sendLastMinutes(visit, grid, nowMs) };
};
