// Reports what the start is busy with, so that a long start is never silent.
import type { OpeningStep } from './storage/storage.ts';

export type StartStep = 'opening' | 'connecting' | OpeningStep | 'journal' | 'accounts';

export type StartProgress = {
  begin(step: StartStep): void;
  end(): void;
};

const everyMs = 2_000;

const texts: Record<StartStep, string> = {
  opening: 'Opening the database',
  connecting: 'Connecting to the database',
  creating: 'Making a new database',
  recovering: 'Recovering the database: it was not closed properly',
  waitingForOlderServer: 'Waiting for a server of an earlier version to leave the database',
  migrating: 'Bringing the database’s tables up to date',
  journal: 'Writing the uploads that were acknowledged before the last stop',
  accounts: 'Reading the accounts',
};

/** Says a line at the beginning, and one every two seconds until the end. */
export const reportStart = (say: (text: string) => void): StartProgress => {
  let step: StartStep | null = null;
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += everyMs / 1000;
    if (step !== null) say(`${texts[step]}: ${seconds} s\n`);
  }, everyMs);
  return {
    begin: (next) => {
      if (step === null) say(`${texts[next]}\n`);
      step = next;
    },
    end: () => clearInterval(timer),
  };
};
