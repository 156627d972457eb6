// Somebody who looks at the site meanwhile.
import type { Noise } from '@ohmstead/bench';
import { calls } from '@ohmstead/contract';
import { openClients } from './open-clients.ts';
import { pick, type Round, type Sender } from './round.ts';
import { acceptedData, whileAsked } from './while-asked.ts';

const pauseMs = 150;

type Reads = { readonly siteId: number; readonly chance: Noise };

export const reads = ({ siteId, chance }: Reads): Sender => {
  const ofSite = [calls.site.overview, calls.site.powerLine2, calls.energy.report, calls.tariff.list].map(
    ({ path }) => path.replace('{id}', String(siteId)),
  );
  const paths = [...ofSite, calls.user.sitelist.path, calls.user.meterlist.path];
  return {
    name: 'reads',
    send: async (round: Round) => {
      const client = openClients(round, round.token);
      const look = async (): Promise<boolean> => {
        const path = pick(chance, paths);
        return acceptedData(path, await client.send('GET', path)) !== null;
      };
      await whileAsked(round, pauseMs, look).finally(() => client.close());
    },
    problems: async () => [],
  };
};
