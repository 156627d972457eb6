// The administrator's lists with a hundred thousand accounts.
import { setTimeout as wait } from 'node:timers/promises';
import { accountCount, administratorToken, manyAccounts } from '../accounts/many-accounts.ts';
import { openClient } from '../load/client.ts';
import { type Timed, timeCall } from '../load/time-calls.ts';
import { atMost, milliseconds, type Result } from '../result.ts';
import type { Section } from '../section.ts';
import { type Engine, embeddedEngine, postgresEngine } from '../servers/engine.ts';

const calls = [
  'userlist',
  'userlist?skip=90000',
  'userlist?search=user_77777',
  'userlist?search=ada&skip=19900',
  'userlist?state=disabled',
  'meterlist',
  'meterlist?skip=90000',
  'meterlist?search=user_77777',
  'meterlist?search=home',
  'meterlist?state=offline&skip=60000',
  'waitingmeters',
  'log?skip=90000',
  'health',
];

const mostMs = 1_000;
const times = 7;
/** What a start leaves to do is over by then. */
const settleMs = 5_000;

export const lists: Section = {
  name: 'lists',
  title: `The administrator’s lists with ${accountCount.toLocaleString('en')} accounts`,
  isOnlyByName: true,
  run: async (dataParent) => {
    const results = await resultsOf(await embeddedEngine(dataParent));
    const postgres = await postgresEngine(dataParent);
    return postgres ? [...results, ...(await resultsOf(postgres))] : results;
  },
};

const resultsOf = async (engine: Engine): Promise<Result[]> => {
  await engine.serve(async () => undefined);
  for (const statement of manyAccounts) await engine.sql(statement);
  const results = await engine.serve(async ({ origin }) => {
    await wait(settleMs);
    const client = openClient(origin, administratorToken);
    const found: Result[] = [];
    for (const call of calls) {
      const timed = await timeCall(client, { path: () => `/api/v1/admin/${call}`, times });
      found.push(resultOf(engine, call, timed));
    }
    client.close();
    return found;
  });
  await engine.remove();
  return results;
};

const resultOf = ({ name }: Engine, call: string, { p50Ms }: Timed): Result => ({
  what: `${name}: ${call}, median`,
  value: milliseconds(p50Ms),
  target: atMost(p50Ms, mostMs, ' ms'),
});
