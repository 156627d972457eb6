import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cruiseImports } from './imports.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What is wrong with source of these files, each given by what it imports. */
const problemsOf = async (files) => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  folders.push(folder);
  for (const [path, imported] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const lines = imported.map((specifier) => `import type { Any } from '${specifier}';`);
    writeFileSync(join(folder, path), [...lines, 'export type Any = 1;', ''].join('\n'));
  }
  const { modules, problems } = await cruiseImports(['packages'], folder);
  expect(modules.map(({ source }) => source).sort()).toEqual(Object.keys(files).sort());
  return problems;
};

const server = 'packages/server/src';
const web = 'packages/web/src';

describe('the rules of imports', () => {
  it('let a server be composed from the top down', async () => {
    const problems = await problemsOf({
      [`${server}/main.ts`]: ['./http/routes.ts'],
      [`${server}/http/routes.ts`]: ['../bills/bill.ts'],
      [`${server}/bills/bill.ts`]: ['../readings/reading.ts'],
      [`${server}/readings/reading.ts`]: ['../storage/schema.ts'],
      [`${server}/storage/schema.ts`]: [],
    });
    expect(problems).toEqual([]);
  });

  it('find a circle of files, of types only', async () => {
    const problems = await problemsOf({
      [`${server}/bills/bill.ts`]: ['./line.ts'],
      [`${server}/bills/line.ts`]: ['./bill.ts'],
    });
    expect(problems.join()).toContain('no circle of files');
  });

  it('find a circle of folders whose files have none', async () => {
    const problems = await problemsOf({
      [`${server}/bills/bill.ts`]: ['../sites/site.ts'],
      [`${server}/bills/amount.ts`]: [],
      [`${server}/sites/site.ts`]: [],
      [`${server}/sites/fee.ts`]: ['../bills/amount.ts'],
    });
    expect(problems.join()).toContain('no circle of folders');
  });

  it.each([
    [`${server}/storage/schema.ts`, '../bills/bill.ts', `${server}/bills/bill.ts`],
    [`${server}/readings/reading.ts`, '../sites/site.ts', `${server}/sites/site.ts`],
    [`${server}/bills/bill.ts`, '../http/routes.ts', `${server}/http/routes.ts`],
    [`${server}/bills/bill.ts`, '../main.ts', `${server}/main.ts`],
    [`${server}/drawer/lib.ts`, '../storage/schema.ts', `${server}/storage/schema.ts`],
    [`${web}/ui/Card.tsx`, '../model/site.ts', `${web}/model/site.ts`],
    [`${web}/features/site/Site.tsx`, '../report/Report.tsx', `${web}/features/report/Report.tsx`],
  ])('refuse %s importing %s', async (from, specifier, to) => {
    const problems = await problemsOf({ [from]: [specifier], [to]: [] });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(from);
  });

  it.each([
    ['packages/domain/src/index.ts', '@ohmstead/contract'],
    [`${web}/features/home/Home.tsx`, '@ohmstead/server'],
    ['packages/meter/src/day.ts', '@ohmstead/i18n'],
  ])('refuse %s importing the package %s', async (from, specifier) => {
    const problems = await problemsOf({ [from]: [specifier] });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('imports no package but');
  });

  it('refuse a way past another package’s name', async () => {
    const config = `${server}/config/config.ts`;
    const problems = await problemsOf({
      [`${web}/ui/Card.tsx`]: ['../../../server/src/config/config.ts'],
      [config]: [],
    });
    expect(problems.join()).toContain('enters other packages by their name');
  });

  it('let packages be imported from the bottom up', async () => {
    const problems = await problemsOf({
      'packages/contract/src/index.ts': ['@ohmstead/domain'],
      [`${server}/app.ts`]: ['@ohmstead/contract', '@ohmstead/contract/openapi', 'fastify'],
    });
    expect(problems).toEqual([]);
  });
});
