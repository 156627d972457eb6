import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { administrator, administratorSettings } from '../people/administrator.ts';
import { ask } from '../people/ask.ts';
import { logIn, newPerson, type Person, register } from '../people/person.ts';
import { type DataFolder, dataFolder, type Program, startProgram } from '../program/index.ts';

describe('notices', () => {
  const { visit } = storyBrowser();
  let folder: DataFolder;
  let program: Program;
  let admin: string;
  beforeAll(async () => {
    folder = await dataFolder();
    program = await startProgram({ dataDir: folder.path, env: { DEMO: 'off', ...administratorSettings } });
    admin = await administrator(program.origin);
  });
  afterAll(async () => {
    await program.stop();
    await folder.remove();
  });

  const newcomer = async (): Promise<Person & { readonly token: string }> => {
    const person = newPerson();
    await register(program.origin, person);
    const token = await logIn(program.origin, person);
    // The welcome.
    await ask(program.origin, '/api/v1/user/readnotices', { token, body: {} });
    return { ...person, token };
  };

  const announce = async (title: string, given: object = {}): Promise<number> => {
    const content = `${title} is here.\n\nMore at https://example.com/news.`;
    const texts = { en: { title, content }, de: { title: `${title} (de)`, content } };
    const now = new Date().toISOString();
    const body = { type: 'product', audience: 'all', texts, publishAt: now, ...given };
    const answer = await ask(program.origin, '/api/v1/admin/saveannouncement', { token: admin, body });
    expect(answer.successful, answer.message).toBe(true);
    const { data } = answer;
    return typeof data === 'object' && data !== null && 'id' in data ? Number(data.id) : 0;
  };

  it('arrive while somebody looks, are read, and are counted down', async () => {
    const { token, username } = await newcomer();
    const page = await visit({ origin: program.origin, path: '/main', token });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const badge = (text: string) => page.getByRole('navigation').getByText(text, { exact: true });
    await announce('The first news');
    await badge('1 unread notice').waitFor();
    await announce('A promotion', { type: 'promotion', audience: 'account', username });
    await badge('2 unread notices').waitFor();

    await page.getByRole('link', { name: /Settings$/ }).click();
    await page.getByRole('link', { name: /^Notices/ }).click();
    await waitForPath(page, '/edit/noticelist');
    await page.getByText('Product (1)').waitFor();
    await page.getByText('Promotions (1)').waitFor();
    await announce('The second news', { publishAt: new Date(Date.now() + 3000).toISOString() });
    expect(await page.getByText('The second news').count()).toBe(0);
    await page.getByText('The second news').waitFor();
    await badge('3 unread notices').waitFor();

    await page.getByText('The first news').click();
    await page.getByRole('heading', { level: 2, name: 'The first news' }).waitFor();
    const link = page.getByRole('link', { name: 'https://example.com/news' });
    expect(await link.getAttribute('href')).toBe('https://example.com/news');
    await badge('2 unread notices').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await badge('1 unread notice').waitFor();
    await page.getByRole('radio', { name: 'Promotions (1)' }).check();
    await page.getByText('A promotion').click();
    await badge('1 unread notice').waitFor({ state: 'detached' });
  });

  it('that are taken back go by themselves', async () => {
    const { token } = await newcomer();
    const id = await announce('A mistake');
    const page = await visit({ origin: program.origin, path: '/edit/noticelist?type=product', token });
    await page.getByText('A mistake').waitFor();
    const path = `/api/v1/admin/withdrawannouncement/${id}`;
    expect((await ask(program.origin, path, { token: admin, body: {} })).successful).toBe(true);
    await page.getByText('A mistake').waitFor({ state: 'detached' });
  });

  it('are read by keyboard beside their list, in the language of their reader', async () => {
    const { token } = await newcomer();
    await announce('News');
    await announce('More news');
    const german = await visit({ origin: program.origin, path: '/edit/noticelist', token, lang: 'de' });
    await german.getByText('More news (de)').waitFor();
    const page = await visit({ origin: program.origin, path: '/edit/noticelist', width: 1440, token });
    await page.getByText('Choose a notice to read it here.').waitFor();
    await page.getByRole('link', { name: /^More news/ }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'News', exact: true }).waitFor();
    await page.getByRole('link', { name: /^News/ }).and(page.locator(':focus')).waitFor();
    expect(await page.getByRole('link', { name: /^News New/ }).count()).toBe(0);
  });
});
