// Of the servers on one database one leads: it runs the jobs, watches what goes on now, and fills the demo. One that dies, or
// cannot reach the database, leads for no longer than its lease; another takes over then.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Log } from '../log/log.ts';
import { endLease, takeLease } from '../storage/leases.ts';
import type { Database } from '../storage/schema.ts';

export type Leadership = {
  /** Aborted when this server's term ends; null while another server leads. */
  term(): AbortSignal | null;
  start(): Promise<void>;
  /** Another server may lead from then on. */
  stop(): Promise<void>;
};

const leaseMs = 15_000;
const renewEveryMs = 4_000;

const endless = new AbortController().signal;

/** Nobody else can be on the embedded database. */
export const onlyServer: Leadership = {
  term: () => endless,
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

type Parts = { readonly db: Kysely<Database>; readonly log: Pick<Log, 'info' | 'warn'> };

export const openLeadership = ({ db, log }: Parts): Leadership => {
  const lease = { name: 'leader', holder: randomUUID() };
  let term: AbortController | null = null;
  let ending: NodeJS.Timeout | undefined;
  let renewing: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();

  const end = (): void => {
    clearTimeout(ending);
    if (term === null) return;
    log.info({}, 'This server does not lead any more.');
    term.abort();
    term = null;
  };

  const renew = async (): Promise<void> => {
    const beganAt = performance.now();
    if (!(await takeLease(db, lease, leaseMs))) return end();
    if (term === null) log.info({}, 'This server leads: it runs the jobs.');
    term ??= new AbortController();
    clearTimeout(ending);
    // The lease began after this server had asked for it.
    ending = setTimeout(end, beganAt + leaseMs - performance.now()).unref();
  };

  const renewInTurn = (): Promise<void> => {
    turn = turn
      .then(renew)
      .catch((error) => log.warn({ err: error }, 'The lease of the leading server was not renewed.'));
    return turn;
  };

  return {
    term: () => term?.signal ?? null,
    start: async () => {
      renewing = setInterval(renewInTurn, renewEveryMs).unref();
      await renewInTurn();
    },
    stop: async () => {
      clearInterval(renewing);
      await turn;
      end();
      await endLease(db, lease).catch(() => undefined);
    },
  };
};
