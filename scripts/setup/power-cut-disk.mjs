// The disk whose power can be cut, for npm run faults: a file system in C on libfuse3.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { Failure, run, runOrFail } from '../run.mjs';
import { aptInstall, canInstall } from './apt.mjs';

const sources = join(root, 'faults/disk');
const includes = '/usr/include/fuse3';
const options = ['-O2', '-Wall', '-Wextra', '-Werror', '-std=gnu11', '-D_FILE_OFFSET_BITS=64', '-pthread'];

const isInstalled = async () =>
  existsSync(join(includes, 'fuse_lowlevel.h')) &&
  existsSync('/usr/include/stdio.h') &&
  (await run('gcc', ['--version'])).ok &&
  (await run('fusermount3', ['--version'])).ok;

const missing = `neither a C compiler nor libfuse3 is there.
Install them (Debian: apt-get install gcc libc6-dev libfuse3-dev fuse3)`;

const build = async () => {
  if (!existsSync('/dev/fuse'))
    throw new Failure('the kernel offers no file systems of programs: no /dev/fuse');
  if (!(await isInstalled()) && canInstall()) await aptInstall('gcc', 'libc6-dev', 'libfuse3-dev', 'fuse3');
  if (!(await isInstalled())) throw new Failure(missing);
  const folder = join(root, 'faults/dist');
  mkdirSync(folder, { recursive: true });
  const program = join(folder, 'power-cut-disk');
  const files = readdirSync(sources).filter((name) => name.endsWith('.c'));
  const paths = files.map((name) => join(sources, name));
  await runOrFail('Building the disk', 'gcc', [
    ...options,
    `-I${includes}`,
    '-o',
    program,
    ...paths,
    '-lfuse3',
  ]);
  return program;
};

/** Says where the disk of the power cuts is, or why there is none: they fail then, and the other faults are tried. */
export const diskSettings = async () => {
  try {
    return { FAULTS_DISK: await build() };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { FAULTS_NO_DISK: error.message };
  }
};
