import { describe, expect, it, onTestFinished } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { ask } from '../people/ask.ts';
import { demoUser, logIn } from '../people/person.ts';
import { dataFolder, type Program, startProgram } from '../program/index.ts';

const startDemo = async (dataDir: string): Promise<Program> => {
  const program = await startProgram({ dataDir, env: { DEMO: 'on' } });
  onTestFinished(() => program.stop());
  return program;
};

const idsOfSites = async (origin: string, token: string): Promise<unknown> => {
  const { data } = await ask(origin, '/api/v1/user/sitelist', { token });
  return Array.isArray(data) ? data.map(({ id }: { id: unknown }) => id) : data;
};

describe('a program killed while the demo is being written', () => {
  const { visit } = storyBrowser();

  it('starts again with the same sites, and whoever was logged in still is', {
    timeout: 180_000,
  }, async () => {
    const folder = await dataFolder();
    onTestFinished(() => folder.remove());
    const first = await startDemo(folder.path);
    const token = await logIn(first.origin, demoUser);
    const sites = await idsOfSites(first.origin, token);
    await first.kill();

    const second = await startDemo(folder.path);
    expect(await idsOfSites(second.origin, token)).toEqual(sites);
    const page = await visit({ origin: second.origin, path: '/main', token });
    await page.getByText(/\d\sW/).first().waitFor({ timeout: 60_000 });
  });
});
