// Facts about the machine, without which the numbers mean nothing.
import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem } from 'node:os';

/** The file system's type, such as ext4; tmpfs is memory, and what it acknowledges is not durable. */
export const fileSystemOf = (folder: string): string =>
  execFileSync('stat', ['-f', '-c', '%T', folder], { encoding: 'utf8' }).trim();

export const machineFacts = (dataParent: string): string =>
  [
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}`,
    `${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    `Linux ${release()}`,
    `Node ${process.versions.node}`,
    `data on ${fileSystemOf(dataParent)}`,
  ].join(' · ');
