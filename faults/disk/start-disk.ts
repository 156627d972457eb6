// A disk whose power can be cut, mounted in a folder. `npm run faults` builds its program, or says why it cannot be.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { dataFolder } from '@ohmstead/e2e';

/** When names of files become durable: by any sync, in their order, or each by its folder's own sync. */
export type NameRule = 'ext4' | 'strict';

const program = (): string => {
  const { FAULTS_DISK, FAULTS_NO_DISK } = process.env;
  if (FAULTS_DISK) return FAULTS_DISK;
  throw new Error(`Power cuts cannot be simulated here: ${FAULTS_NO_DISK ?? 'run `npm run faults`'}`);
};

export const startDisk = async (parent: string, rule: NameRule) => {
  const path = program();
  const folder = await dataFolder(parent);
  const disk = spawn(path, [folder.path, rule], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(disk, 'exit');
  const lines = createInterface(disk.stdout)[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('the disk has ended');
    return value;
  };
  const first = await nextLine();
  if (first !== 'ready') throw new Error(`the disk said ${first}`);
  return {
    folder: folder.path,
    /** What was not synced is gone, but for this share of its pages. Nobody may have a file open. */
    cutPower: async (keepPercent: number, seed: number): Promise<string> => {
      disk.stdin.write(`cut ${keepPercent} ${seed}\n`);
      return nextLine();
    },
    remove: async (): Promise<void> => {
      disk.stdin.end();
      await exit;
      await folder.remove();
    },
  };
};
