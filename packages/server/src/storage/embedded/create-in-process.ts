// Making a database takes 100 MB and more that a thread's end would not give back: it gets a process of its own.
import { fork } from 'node:child_process';
import { createDatabase } from './create-database.ts';

/** Runs this program file once more, as a process that makes the database in the folder. */
export const createInProcess = (programFile: URL, folder: string): Promise<void> =>
  new Promise((done, fail) => {
    const maker = fork(programFile, [folder], { execArgv: [] });
    maker.once('error', fail);
    maker.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`The making of the database ended with ${code}.`)),
    );
  });

/** That process. It ends with the server that started it: another one begins anew. */
export const makeDatabase = async (folder: string): Promise<void> => {
  process.once('disconnect', () => process.exit(1));
  await createDatabase(folder);
  process.exit(0);
};
