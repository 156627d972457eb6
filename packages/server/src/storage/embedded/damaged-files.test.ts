// What a start says of a data folder that is damaged or full.
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { openStorage } from '../../open-storage.ts';
import { explained } from '../file-trouble.ts';
import { StorageUnusable } from '../storage.ts';

describe.runIf(inject('database').engine === 'embedded')('a start on a data folder', () => {
  const { workerFile } = inject('processes');
  let dataDir: string;
  const copyTemplate = async (): Promise<void> => {
    const database = inject('database');
    if (database.engine !== 'embedded') return;
    await cp(join(database.templateDir, 'database'), join(dataDir, 'database'), { recursive: true });
  };
  const open = async (): Promise<void> => {
    const storage = await openStorage({ dataDir, databaseUrl: null, workerFile }, silentLog);
    await storage.close();
  };
  const failureOf = async (opening: Promise<void>): Promise<StorageUnusable> => {
    const failure = await opening.then(
      () => null,
      (error: unknown) => explained(error, dataDir),
    );
    if (!(failure instanceof StorageUnusable))
      throw new Error('it was to be refused in words', { cause: failure });
    return failure;
  };

  describe('with a damaged database', () => {
    beforeEach(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-damaged-'));
      await copyTemplate();
    });
    afterEach(() => rm(dataDir, { recursive: true, force: true }));
    const file = (...names: string[]): string => join(dataDir, 'database', ...names);

    it('names the version that is missing, and where it stands too', async () => {
      await unlink(file('PG_VERSION'));
      const { message } = await failureOf(open());
      expect(message).toContain(`${file('PG_VERSION')} is missing or empty`);
      await cp(file('base', '1', 'PG_VERSION'), file('PG_VERSION'));
      await open();
    });

    it('names an empty control file', async () => {
      await truncate(file('global', 'pg_control'));
      const { message } = await failureOf(open());
      expect(message).toContain(`${file('global', 'pg_control')} is missing or empty`);
      expect(message).toContain('Put back a copy of the whole data folder');
    });

    it.each(['empty', 'missing'])('names a log that is %s', async (how) => {
      for (const name of await readdir(file('pg_wal'))) {
        if (!/^[0-9A-F]{24}$/.test(name)) continue;
        await (how === 'empty' ? truncate(file('pg_wal', name)) : unlink(file('pg_wal', name)));
      }
      expect((await failureOf(open())).message).toMatch(/pg_wal.* is missing or empty/);
    });

    it('says what else keeps it from starting, and what to do', async () => {
      await writeFile(file('global', 'pg_control'), Buffer.alloc(8192, 1));
      const { message } = await failureOf(open());
      expect(message).toContain(`The embedded database in ${file()} does not start: `);
      expect(message).toContain('Put back a copy of the whole data folder');
      expect(message).not.toMatch(/^\s+at /m);
    });
  });

  describe.runIf(mayMount())('on a full disk', () => {
    beforeEach(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-full-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=150m', 'ohmstead-test', dataDir]);
    });
    afterEach(async () => {
      execFileSync('umount', [dataDir]);
      await rm(dataDir, { recursive: true, force: true });
    });
    /** Up to so many bytes. */
    const fill = async (bytesLeft: number): Promise<void> => {
      const free = Number(execFileSync('df', ['-B1', '--output=avail', dataDir]).toString().split('\n')[1]);
      await writeFile(join(dataDir, 'something else'), Buffer.alloc(Math.max(0, free - bytesLeft)));
    };
    const expectFullDiskMessage = async (): Promise<void> => {
      const { message } = await failureOf(open());
      expect(message).toContain(`The disk of ${dataDir} is full`);
      expect(message).toContain('Free at least');
      expect(message).not.toMatch(/^\s+at /m);
    };

    it('says so where there is a database, and starts once there is room', async () => {
      await copyTemplate();
      await fill(0);
      await expectFullDiskMessage();
      await unlink(join(dataDir, 'something else'));
      await open();
    });

    it('says so where there is none yet', async () => {
      await fill(10_000_000);
      await expectFullDiskMessage();
      expect(await readdir(dataDir)).not.toContain('database');
    });

    it('says so of its health', async () => {
      await copyTemplate();
      const storage = await openStorage({ dataDir, databaseUrl: null, workerFile }, silentLog);
      expect(await storage.health()).toBe('ok');
      await fill(1_000_000);
      expect(await storage.health()).toBe('disk full');
      await unlink(join(dataDir, 'something else'));
      expect(await storage.health()).toBe('ok');
      await storage.close();
    });
  });
});

/** Only whoever may mount file systems can fill one without harm. */
function mayMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = join(tmpdir(), `ohmstead-mount-${process.pid}`);
  try {
    execFileSync('mkdir', ['-p', folder]);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'ohmstead-test', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    execFileSync('rmdir', [folder]);
  }
}
