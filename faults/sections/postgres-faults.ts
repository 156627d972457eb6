// What can end of a program and its PostgreSQL: the program, PostgreSQL whole, its sessions, both.
import { setTimeout as wait } from 'node:timers/promises';
import { processTree, type startPostgres } from '@ohmstead/bench';
import { isAlive } from '../load/is-alive.ts';
import { type Fault, killProgram, oneKilled } from './fault-chain.ts';

export type Postgres = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

const awayMs = 800;
/** What is sent after it is back again has to be answered too. */
const afterMs = 800;

const killAll = (pids: readonly number[]): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended with another one.
    }
  }
};

/** All its processes at once, as when the machine has no memory left. */
export const killPostgres = async (postgres: Postgres): Promise<void> => {
  const pids = processTree(postgres.pid());
  killAll(pids);
  while (pids.some(isAlive)) await wait(10);
};

/** It may not have come back from a fault: that is the problem to report then, and not that it cannot be stopped. */
export const stopIfRunning = async (postgres: Postgres): Promise<void> => {
  if (postgres.isRunning()) await postgres.stop();
};

const sessionsKilled = (postgres: Postgres): Fault => ({
  name: "kill of PostgreSQL's sessions",
  strike: async () => {
    const server = postgres.pid();
    killAll(processTree(server).filter((pid) => pid !== server));
    await wait(awayMs + afterMs);
    return '';
  },
});

const postgresKilled = (postgres: Postgres): Fault => ({
  name: 'kill of PostgreSQL',
  strike: async () => {
    await killPostgres(postgres);
    await wait(awayMs);
    postgres.start();
    await wait(afterMs);
    return '';
  },
});

const bothKilled = (postgres: Postgres): Fault => ({
  name: 'kill of both',
  strike: async (programs, endLoad) => {
    endLoad();
    await Promise.all([...programs.map(({ kill }) => kill()), killPostgres(postgres)]);
    postgres.start();
    return '';
  },
});

/** In turn. */
export const postgresFaults = (postgres: Postgres): readonly Fault[] => [
  killProgram,
  postgresKilled(postgres),
  killProgram,
  sessionsKilled(postgres),
  bothKilled(postgres),
];

/** In turn. */
export const serverFaults = (postgres: Postgres): readonly Fault[] => [
  oneKilled(0),
  oneKilled(1),
  postgresKilled(postgres),
  oneKilled(1),
  oneKilled(0),
  sessionsKilled(postgres),
  killProgram,
  bothKilled(postgres),
];
