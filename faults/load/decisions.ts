// A person who decides about what was judged of a meter's counter.
import type { Client, Noise } from '@ohmstead/bench';
import { type AuditItem, calls, type Verdict } from '@ohmstead/contract';
import type { SiteMeter } from './make-site.ts';
import { openClients } from './open-clients.ts';
import { possibleValues } from './possible-values.ts';
import { pick, type Round, type Sender } from './round.ts';
import { acceptedData, whileAsked } from './while-asked.ts';

const pauseMs = 500;
const pageLength = 200;

type Decisions = { readonly meter: SiteMeter; readonly chance: Noise };

const keyOf = ({ at, register }: AuditItem): string => `${at}, register ${register}`;

export const decisions = ({ meter, chance }: Decisions): Sender => {
  const verdicts = possibleValues<string, string>();
  const pathOf = (path: string): string => path.replace('{id}', String(meter.id));

  const page = async (client: Client, skip: number) => {
    const path = `${pathOf(calls.audit.list.path)}?limit=${pageLength}&skip=${skip}`;
    const accepted = acceptedData('the audit list', await client.send('GET', path));
    return accepted === null ? null : calls.audit.list.output.parse(accepted.data);
  };
  const decide = async (client: Client): Promise<boolean> => {
    const items = (await page(client, 0))?.items.filter(({ choices }) => choices.length > 0) ?? [];
    if (items.length === 0) return false;
    const item = pick(chance, items);
    const verdict: Verdict = pick(chance, item.choices);
    verdicts.begin(keyOf(item), verdict);
    const body = JSON.stringify({ at: item.at, register: item.register, verdict });
    const headers = { 'content-type': 'application/json' };
    const answer = await client.send('POST', pathOf(calls.audit.decide.path), { headers, body });
    // What it was about has changed since it was listed.
    if (answer.status === 404) return false;
    if (acceptedData('a decision', answer) === null) return false;
    verdicts.acknowledged(keyOf(item), verdict);
    return true;
  };
  const decided = async (client: Client): Promise<Map<string, string>> => {
    const found = new Map<string, string>();
    for (let skip = 0; ; skip += pageLength) {
      const part = await page(client, skip);
      for (const item of part?.items ?? []) {
        // What was kept is in force only while it is still judged so: the decision itself is a fact for good.
        const newest = item.history.at(-1);
        if (newest) found.set(keyOf(item), newest.verdict);
      }
      if (!part?.hasMore) return found;
    }
  };
  return {
    name: 'decisions',
    send: async (round: Round) => {
      const client = openClients(round, round.token);
      await whileAsked(round, pauseMs, () => decide(client)).finally(() => client.close());
    },
    problems: async (client) =>
      verdicts.problems(await decided(client)).map((problem) => `decision about ${problem}`),
  };
};
