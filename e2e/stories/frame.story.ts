import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { siteRow } from '../browser/site-row.ts';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { demoUser, logIn } from '../people/person.ts';

const asDemo = async () => ({ token: await logIn(inject('origin'), demoUser) });

const siteNames = (page: Page): Promise<string[]> => page.locator('li a strong').allTextContents();

const keptAnswers = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('ohmstead', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('answer').objectStore('answer').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

describe('the frame', () => {
  const { visit } = storyBrowser();

  it('leads from the open site to its reports and to another site', async () => {
    const page = await visit({ path: '/site/1', width: 1440, ...(await asDemo()) });
    await page.getByRole('link', { name: 'Billing report' }).first().click();
    await page.waitForURL(/\/site\/1\/report\/bill/);
    await page.getByRole('button', { name: 'Switch site' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Solar house' }).click();
    await waitForPath(page, '/site/2');
    await page.goBack();
    await page.waitForURL(/\/site\/1\/report\/bill/);
  });

  it('names the site of a report opened by a link, not the one opened last', async () => {
    const page = await visit({ path: '/site/1', width: 1440, ...(await asDemo()) });
    const inSideBar = (name: string) => page.getByRole('link').and(page.getByTitle(name));
    await inSideBar('City flat').waitFor();
    await page.goto('/site/2/report/load');
    await inSideBar('Solar house').waitFor();
    expect(await inSideBar('City flat').count()).toBe(0);
  });

  it('lists the keys at "?", but not to somebody who types one', async () => {
    const page = await visit({ path: '/main', ...(await asDemo()) });
    await page.getByRole('heading', { name: 'My sites' }).waitFor();
    await page.getByLabel('Order').waitFor();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByText('Next control').waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.getByLabel('Order').focus();
    await page.keyboard.press('?');
    expect(await list.count()).toBe(0);
  });

  it('keeps the order of My sites in the address', async () => {
    const page = await visit({ path: '/main', ...(await asDemo()) });
    await page.getByLabel('Order').selectOption({ label: 'Site' });
    await waitForPath(page, '/main?order=name');
    await page.reload();
    await page.getByLabel('Order').waitFor();
    expect(await page.getByLabel('Order').inputValue()).toBe('name');
    const names = await siteNames(page);
    // Within each group by itself.
    expect(names).toEqual([...names.slice(0, 2).sort(), ...names.slice(2).sort()]);
  });

  it('says in place when the sites cannot be had, and tries again', async () => {
    const page = await visit({ path: '/healthz', ...(await asDemo()) });
    await page.route('**/user/sitelist', (route) => route.abort());
    await page.goto('/main');
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/user/sitelist');
    await again.click();
    await siteRow(page, 'City flat').waitFor();
  });

  it('offers to try again when the code of a page does not come', async () => {
    const page = await visit({ path: '/main', ...(await asDemo()) });
    await siteRow(page, 'City flat').waitFor();
    await page.route('**/assets/SiteScreen*', (route) => route.abort());
    await page.getByRole('link', { name: /City flat/ }).click();
    await page.getByText('This page could not be loaded.').waitFor();
    await page.unroute('**/assets/SiteScreen*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'City flat' }).waitFor();
  });

  it('opens offline with the last data and says so; logging out forgets them', async () => {
    const page = await visit({ path: '/main', installed: true, ...(await asDemo()) });
    await siteRow(page, 'City flat').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await siteRow(page, 'City flat').waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await keptAnswers(page)).toBeGreaterThan(0);

    await page.context().setOffline(true);
    await page.reload();
    await siteRow(page, 'City flat').waitFor();
    await page.getByText(/Offline – showing data from/).waitFor();

    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(/\/login/);
    await expect.poll(() => keptAnswers(page)).toBe(0);
  });
});
