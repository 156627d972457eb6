// Saves versions of the site's tariff and corrects them.
import type { Client, Noise } from '@ohmstead/bench';
import { calls, type Tariffs } from '@ohmstead/contract';
import { openClients } from './open-clients.ts';
import { possibleValues } from './possible-values.ts';
import { pick, type Round, type Sender } from './round.ts';
import { acceptedData, whileAsked } from './while-asked.ts';

const pauseMs = 400;
const mostVersions = 30;

type TariffEdits = { readonly siteId: number; readonly chance: Noise };

const dayOf = (place: number): string => new Date(Date.UTC(2020, place, 1)).toISOString().slice(0, 10);

export const tariffEdits = ({ siteId, chance }: TariffEdits): Sender => {
  const prices = possibleValues<string, number>();
  const pathOf = (path: string): string => path.replace('{id}', String(siteId));
  const listed = async (client: Client): Promise<Tariffs | null> => {
    const accepted = acceptedData('tariffs', await client.send('GET', pathOf(calls.tariff.list.path)));
    return accepted && calls.tariff.list.output.parse(accepted.data);
  };

  const save = async (client: Client): Promise<boolean> => {
    const isNew = prices.size() < mostVersions && chance.even() < 0.5;
    const validFrom = isNew || prices.size() === 0 ? dayOf(prices.size()) : pick(chance, prices.keys());
    const tariffs = await listed(client);
    if (tariffs === null) return false;
    const id = Number(tariffs.versions.find((version) => version.validFrom === validFrom)?.id ?? 0);
    const priceMicros = 100_000 + Math.floor(chance.even() * 400_000);
    prices.begin(validFrom, priceMicros);
    const body = JSON.stringify({
      id,
      name: validFrom,
      validFrom,
      buying: { type: 'standard', priceMicros },
    });
    const headers = { 'content-type': 'application/json' };
    const answer = await client.send('POST', pathOf(calls.tariff.save.path), { headers, body });
    if (acceptedData('saving a tariff', answer) === null) return false;
    prices.acknowledged(validFrom, priceMicros);
    return true;
  };
  return {
    name: 'tariffs',
    send: async (round: Round) => {
      const client = openClients(round, round.token);
      await whileAsked(round, pauseMs, () => save(client)).finally(() => client.close());
    },
    problems: async (client) => {
      const { versions = [] } = (await listed(client)) ?? {};
      const twice = versions.length - new Set(versions.map(({ validFrom }) => validFrom)).size;
      const found = versions.map(
        ({ validFrom, buying }) => [validFrom, buying.type === 'standard' ? buying.priceMicros : -1] as const,
      );
      return [
        ...prices.problems(new Map(found)).map((problem) => `tariff from ${problem}`),
        ...(twice > 0 ? [`${twice} tariff versions were saved twice`] : []),
      ];
    },
  };
};
