import { describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { demoUser, logIn } from '../people/person.ts';

describe('languages', () => {
  const { visit } = storyBrowser();

  it('change without a reload and keep what was typed', async () => {
    const page = await visit({ path: '/login' });
    await page.getByLabel('Username').fill('half_typed');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio').first().waitFor();
    expect(await page.getByRole('radio').count()).toBeGreaterThanOrEqual(13);
    await page.getByRole('radio', { name: 'Deutsch' }).click();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Anmelden' }).waitFor();
    expect(await page.getByLabel('Benutzername').inputValue()).toBe('half_typed');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('de');
  });

  it('are kept for the next visit, zh-cn by its bare code', async () => {
    const page = await visit({
      path: '/main',
      lang: 'zh-cn',
      token: await logIn(inject('origin'), demoUser),
    });
    await waitForPath(page, '/main');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('zh-cn');
  });
});
