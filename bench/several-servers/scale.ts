// Whether a server with a million meters starts and answers as one with a thousand does, while readings come.
import { startProgram } from '@ohmstead/e2e';
import { snsOf } from '../fixtures/bench-meters.ts';
import { openClient } from '../load/client.ts';
import { generateLoad, startLoad } from '../load/generate-load.ts';
import { type Timed, timeCall } from '../load/time-calls.ts';
import { atMost, milliseconds, type Result, seconds, whole } from '../result.ts';
import { type Engine, postgresEngine } from '../servers/engine.ts';
import { portOf } from '../servers/port-of.ts';
import { pssMegabytes } from '../servers/process-tree.ts';
import { fewMeters, manyMeters, registered, sending, watchedToken } from './many-meters.ts';

const perSecond = 500;
const times = 300;
const mostStartMs = 10_000;
const mostTimes = 3;

type Seen = {
  readonly startMs: number;
  readonly megabytes: number;
  readonly live: Timed;
  readonly report: Timed;
};

export const scale = async (dataParent: string): Promise<readonly Result[]> => {
  const few = await onEngine(dataParent, fewMeters, fewMeters);
  const many = await onEngine(dataParent, registered, sending);
  if (few === null || many === null) return [{ what: 'PostgreSQL', value: 'not installed' }];
  const compared = (what: string, of: (seen: Seen) => Timed): Result[] => {
    const share = of(many).p99Ms / of(few).p99Ms;
    return [
      {
        what: `${what}, p99 of 1,000 / of a million`,
        value: `${milliseconds(of(few).p99Ms)} / ${milliseconds(of(many).p99Ms)}`,
      },
      { what: `${what}, times that of 1,000`, value: share.toFixed(2), target: atMost(share, mostTimes, '') },
    ];
  };
  return [
    {
      what: `start with ${whole(registered)} meters`,
      value: seconds(many.startMs),
      target: { text: '≤ 10 s', isMet: many.startMs <= mostStartMs },
    },
    {
      what: `memory once ${whole(sending)} have sent`,
      value: `${whole(many.megabytes)} MB (${whole(few.megabytes)} MB of 1,000)`,
    },
    ...compared('live values of a site', ({ live }) => live),
    ...compared('energy report of a month', ({ report }) => report),
  ];
};

const onEngine = async (dataParent: string, meters: number, senders: number): Promise<Seen | null> => {
  const engine = await postgresEngine(dataParent);
  if (engine === null) return null;
  try {
    await engine.serve(async () => undefined);
    for (const statement of manyMeters(meters)) await engine.sql(statement);
    return await see(engine, snsOf(senders));
  } finally {
    await engine.remove();
  }
};

const see = async (engine: Engine, sns: readonly string[]): Promise<Seen> => {
  const beganMs = performance.now();
  const program = await startProgram({ dataDir: engine.env.DATA_DIR ?? '', env: engine.env });
  const startMs = performance.now() - beganMs;
  try {
    const load = { port: portOf(program), path: '/api/v1/sensor/uploadsensor', connections: 64 };
    // Each has sent once before anything is measured.
    await generateLoad({ ...load, seconds: Math.max(20, sns.length / 5_000), sns });
    const megabytes = pssMegabytes([program.pid]);
    const client = openClient(program.origin, watchedToken);
    const [site] = await client.ask<readonly { id: number }[]>('GET', '/api/v1/user/sitelist');
    const id = site?.id ?? 0;
    const running = startLoad({ ...load, perSecond, seconds: 600, sns });
    const timed = (path: string) => timeCall(client, { path: () => path, times });
    const live = await timed(`/api/v1/site/overview/${id}`);
    const report = await timed(`/api/v1/site/energyreport/${id}?reporttype=2`);
    await running.stop();
    client.close();
    return { startMs, megabytes, live, report };
  } finally {
    await program.stop();
  }
};
