// An account with one site and the meters of the load.
import { openClient } from '@ohmstead/bench';
import { calls } from '@ohmstead/contract';

export type SiteMeter = { readonly id: number; readonly sn: string; readonly key: string };
export type MadeSite = {
  /** The token of a session that must survive everything, since its login was acknowledged. */
  readonly token: string;
  readonly siteId: number;
  readonly meters: readonly SiteMeter[];
};

const person = { username: 'faulty', password: 'durable 230 volts' };
const zone = 'Europe/Berlin';
const useTypes = { grid: 1, load: 3 };

/** A token. */
export const logIn = async (origin: string): Promise<string> => {
  const client = openClient(origin);
  return client.login(person.username, person.password).finally(() => client.close());
};

const snOf = (place: number): string => `FA${String(place).padStart(6, '0')}`;

export const makeSite = async (origin: string, meterCount: number): Promise<MadeSite> => {
  const stranger = openClient(origin);
  const body = { ...person, sn: snOf(0), fullName: 'Faults', TimeZoneInfoId: zone };
  const registered = await stranger.ask('POST', calls.user.register.path, body);
  const { siteId } = calls.user.register.output.parse(registered);
  stranger.close();
  const token = await logIn(origin);
  const client = openClient(origin, token);
  for (let place = 1; place < meterCount; place += 1) {
    const sn = snOf(place);
    const meter = { id: 0, siteId, sn, name: sn, type: 1, useType: useTypes.load };
    await client.ask('POST', '/api/v1/inverter/save', meter);
  }
  const listed = calls.user.meterlist.output.parse(await client.ask('GET', calls.user.meterlist.path));
  const meters: SiteMeter[] = [];
  for (const { id } of listed) {
    const path = calls.meter.get.path.replace('{id}', String(id));
    const { sn, uploadKey } = calls.meter.get.output.parse(await client.ask('GET', path));
    if (uploadKey === null) throw new Error(`meter ${sn} has no key`);
    meters.push({ id, sn, key: uploadKey });
  }
  client.close();
  return { token, siteId, meters };
};
