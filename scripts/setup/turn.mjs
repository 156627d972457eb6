import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../root.mjs';
import { Failure } from '../run.mjs';
import { say } from '../say.mjs';

const path = join(root, '.stamps', 'turn');
const notOurs = `There is something to install or build, and this user may not write to ${root}`;
const patienceMs = 10 * 60_000;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** True when the turn is ours; the file holds the id of the process whose turn it is. */
const take = () => {
  try {
    mkdirSync(join(root, '.stamps'), { recursive: true });
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw new Failure(notOurs);
    throw error;
  }
};

const isLeftBehind = () => {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return pid > 0 && (pid === process.pid || !isAlive(pid));
  } catch {
    return false; // Given back between our two looks.
  }
};

const waitForTurn = async () => {
  const startMs = Date.now();
  let said = false;
  while (!take()) {
    if (isLeftBehind()) rmSync(path, { force: true });
    else if (!said) say('Another preparation is running in this folder; waiting for it …');
    said = true;
    if (Date.now() - startMs > patienceMs)
      throw new Failure(`Waited ten minutes. If nothing runs, delete ${path}`);
    await wait(200);
  }
};

/** Only one preparation at a time in this folder: `npm start` and `npm test` side by side wait for each other. */
export const inTurn = async (body) => {
  await waitForTurn();
  try {
    return await body();
  } finally {
    rmSync(path, { force: true });
  }
};
