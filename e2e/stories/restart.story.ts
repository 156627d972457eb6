import { describe, expect, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { ask } from '../people/ask.ts';
import { demoUser, logIn } from '../people/person.ts';
import { dataFolder, startProgram } from '../program/index.ts';

const idsOfSites = async (origin: string, token: string): Promise<unknown> => {
  const { data } = await ask(origin, '/api/v1/user/sitelist', { token });
  return Array.isArray(data) ? data.map(({ id }: { id: unknown }) => id) : data;
};

describe('a program killed while the demo is being written', () => {
  const { visit } = storyBrowser();

  it('starts again with the same sites, and whoever was logged in still is', async () => {
    const folder = await dataFolder();
    const first = await startProgram({ dataDir: folder.path, env: { DEMO: 'on' } });
    const token = await logIn(first.origin, demoUser);
    const sites = await idsOfSites(first.origin, token);
    await first.kill();

    const second = await startProgram({ dataDir: folder.path, env: { DEMO: 'on' } });
    expect(await idsOfSites(second.origin, token)).toEqual(sites);
    const page = await visit({ origin: second.origin, path: '/main', token });
    await waitForPath(page, '/main');
    await page.getByRole('main').getByText(/\d\sW/).first().waitFor();
    await second.stop();
    await folder.remove();
  });
});
