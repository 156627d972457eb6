import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { settings } from './settings.ts';

/** The serial number is empty once everything was erased; the hardware’s address stays. */
const kept = z.object({ sn: z.string(), mac: z.string(), anchorMs: z.int(), settings });
export type Kept = z.infer<typeof kept>;

/** What the device remembers; with a folder it survives the end of the program too. */
export type Memory = {
  readonly read: () => Kept;
  readonly write: (kept: Kept) => void;
};

export const openMemory = (folder: string | null, first: Kept): Memory => {
  const path = folder === null ? null : join(folder, 'device.json');
  let current = (path === null ? null : keptAt(path)) ?? first;
  const write = (next: Kept): void => {
    current = next;
    if (path !== null) replaceFile(path, JSON.stringify(next, null, 2));
  };
  if (folder !== null) mkdirSync(folder, { recursive: true });
  write(current);
  return { read: () => current, write };
};

const keptAt = (path: string): Kept | null => {
  const text = textOf(path);
  return text === null ? null : kept.parse(JSON.parse(text));
};

const textOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

const replaceFile = (path: string, text: string): void => {
  writeFileSync(`${path}.new`, `${text}\n`);
  renameSync(`${path}.new`, path);
};
