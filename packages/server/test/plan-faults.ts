import type pg from 'pg';
import { namedIn } from './named-ids.ts';
import { readTasks } from './read-tasks.ts';
import type { Recorded } from './record-statements.ts';

type Client = Pick<pg.Client, 'query'>;

const isPlanned = ({ text }: Recorded): boolean =>
  /^\s*(?:select|insert|update|delete|with|merge)\b/i.test(text);

/** Where statements ask more shards than they name meters or sites; a single one may be asked in any case. */
export const planFaults = async (client: Client, all: readonly Recorded[]): Promise<string[]> => {
  const unlike = new Map(
    all.filter(isPlanned).map((one) => [JSON.stringify([one.text, namedIn(one.statement)]), one]),
  );
  const faults: string[] = [];
  for (const one of unlike.values()) faults.push(...(await faultsOf(client, one)));
  return [...new Set(faults)];
};

const faultsOf = async (client: Client, { text, statement }: Recorded): Promise<string[]> => {
  const asked = await readTasks(client, statement).catch((error: unknown) => String(error));
  if (typeof asked === 'string') return [`${asked}: ${statement}`];
  const named = namedIn(statement);
  return asked
    .filter(({ shards, by }) => shards > Math.max(1, named[by]))
    .map(({ shards, table }) => `${shards} shards of ${table}: ${text}`);
};
