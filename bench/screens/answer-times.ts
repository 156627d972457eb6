// How long what a site's screens ask for takes beside its overview, in the same run.
import { openClient } from '../load/client.ts';
import { timeCall } from '../load/time-calls.ts';
import { atMost, milliseconds, type Result } from '../result.ts';

type Asked = { readonly origin: string; readonly token: string; readonly siteId: number };

const overview = 'site/overview';
const ofSite = ['site/brief', 'site/enduses', 'site/energyvalues', 'bill/change'];
const mostOverviews = 3;
const times = 100;
const timesWarm = 20;

export const answerTimes = async ({ origin, token, siteId }: Asked): Promise<Result[]> => {
  const client = openClient(origin, token);
  const p99Of = async (path: string): Promise<number> => {
    await timeCall(client, { path: () => path, times: timesWarm });
    return (await timeCall(client, { path: () => path, times })).p99Ms;
  };
  const overviewMs = await p99Of(`/api/v1/${overview}/${siteId}`);
  const results: Result[] = [{ what: `${overview}: p99`, value: milliseconds(overviewMs) }];
  for (const call of [...ofSite.map((name) => `${name}/${siteId}`), 'user/yesterday']) {
    const p99Ms = await p99Of(`/api/v1/${call}`);
    results.push({
      what: `${call.replace(`/${siteId}`, '')}: p99`,
      value: milliseconds(p99Ms),
      target: atMost(p99Ms / overviewMs, mostOverviews, ' × the overview'),
    });
  }
  client.close();
  return results;
};
