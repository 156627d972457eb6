import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { type DataFolder, dataFolder, type Program, startProgram } from '../program/index.ts';

describe('with DEMO=off', () => {
  const { visit } = storyBrowser();
  let folder: DataFolder;
  let program: Program;
  beforeAll(async () => {
    folder = await dataFolder();
    program = await startProgram({ dataDir: folder.path, env: { DEMO: 'off' } });
  });
  afterAll(async () => {
    await program.stop();
    await folder.remove();
  });

  it('offers no demo', async () => {
    const page = await visit({ origin: program.origin, path: '/login' });
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    expect(await page.getByRole('button', { name: 'Try the demo' }).count()).toBe(0);
  });

  it('says so at /login/true and shows the form', async () => {
    const page = await visit({ origin: program.origin, path: '/login/true' });
    await page.getByText('The demo is switched off on this server. Please log in.').first().waitFor();
    await page.getByLabel('Username').waitFor();
  });
});
