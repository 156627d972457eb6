import { beforeAll, describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { pathOf } from '../browser/visit.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { demoUser, logIn } from '../people/person.ts';

describe('the guard', () => {
  const { visit } = storyBrowser();
  let token: string;
  let sitePath: string;
  beforeAll(async () => {
    token = await logIn(inject('origin'), demoUser);
    sitePath = '/site/1';
  });

  it('puts home behind a page that was landed on directly', async () => {
    const page = await visit({ path: sitePath, token });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitForPath(page, sitePath);
    await page.goBack();
    await waitForPath(page, '/main');
  });

  it('asks a stranger to log in and then opens what was wanted', async () => {
    const page = await visit({ path: sitePath });
    await waitForPath(page, `/login?redirect=${encodeURIComponent(sitePath)}`);
    await page.getByLabel('Username').fill(demoUser.username);
    await page.getByLabel('Password', { exact: true }).fill(demoUser.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await waitForPath(page, sitePath);
  });

  it.each(['https://example.org/', '//example.org/x', '/\\example.org', 'javascript:alert(1)'])(
    'never follows the redirect %s',
    async (target) => {
      const page = await visit({ path: `/login/true?redirect=${encodeURIComponent(target)}` });
      await waitForPath(page, '/main');
      expect(new URL(page.url()).origin).toBe(inject('origin'));
    },
  );

  it('logs into the demo by itself at /login/true and opens the page wanted', async () => {
    const page = await visit({ path: `/login/true?redirect=${encodeURIComponent(sitePath)}` });
    await waitForPath(page, sitePath);
  });

  it('leads local paths to the main page, as this is the web build', async () => {
    const page = await visit({ path: '/local/192.168.1.20/wifiscan', token });
    await waitForPath(page, '/main');
    expect(pathOf(page)).toBe('/main');
  });

  it('leaves /register to strangers', async () => {
    const page = await visit({ path: '/register' });
    await page.getByRole('button', { name: 'Register' }).waitFor();
    expect(pathOf(page)).toBe('/register');
  });
});
