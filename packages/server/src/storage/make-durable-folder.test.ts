import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeDurableFolder } from './make-durable-folder.ts';

it('makes what is missing, for the owner alone, and takes what is there', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'ohmstead-folder-'));
  const folder = join(parent, 'one', 'two');
  await makeDurableFolder(folder);
  await makeDurableFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  // Its owner may enter it and not list it, as is usual above a home.
  await chmod(parent, 0o100);
  await makeDurableFolder(join(parent, 'one'));
  await chmod(parent, 0o700);
  await rm(parent, { recursive: true });
});
