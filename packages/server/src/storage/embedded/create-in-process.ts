// Making a database takes 100 MB and more that a thread's end would not give back: it gets a process of its own.
import { fork } from 'node:child_process';
import { createDatabase } from './create-database.ts';

/** Runs this program file once more, as a process that makes the database in the folder. */
export const createInProcess = (programFile: URL, folder: string): Promise<void> =>
  new Promise((done, fail) => {
    const maker = fork(programFile, [folder], { execArgv: [] });
    let reason = '';
    maker.once('message', (message) => {
      reason = `: ${message}`;
    });
    maker.once('error', fail);
    maker.once('exit', (code) =>
      code === 0
        ? done()
        : fail(new Error(`The process that creates the database ended with ${code}${reason}`)),
    );
  });

/** That process. It ends with the server that started it: another one begins anew. */
export const makeDatabase = async (folder: string): Promise<void> => {
  process.once('disconnect', () => process.exit(1));
  try {
    await createDatabase(folder);
    process.exit(0);
  } catch (error) {
    process.send?.(reasonOf(error), () => process.exit(1));
  }
};

/** The engine's file system reports it so: WASI's number of ENOSPC. */
const noSpace = 51;

const reasonOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  const isFull = typeof error === 'object' && error !== null && 'errno' in error && error.errno === noSpace;
  return isFull ? 'No space left on device' : JSON.stringify(error);
};
