import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { newPerson, register } from '../people/person.ts';

const enoughTabs = 30;

/** Presses Tab until the element in focus has this name. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < enoughTabs; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined;
      return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (focused.trim() === name) return;
  }
  throw new Error(`${name} was not reached by Tab`);
};

describe('the keyboard alone', () => {
  const { visit } = storyBrowser();

  it('logs in', async () => {
    const person = newPerson();
    await register(inject('origin'), person);
    const page = await visit({ path: '/login', width: 1440 });
    await page.getByLabel('Username').waitFor();

    await tabTo(page, 'Username');
    await page.keyboard.type(person.username);
    await tabTo(page, 'Password');
    await page.keyboard.type(person.password);
    await tabTo(page, 'Remember me');
    await page.keyboard.press('Space');
    await tabTo(page, 'Log in');
    await page.keyboard.press('Enter');
    await waitForPath(page, '/main');

    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain(person.username);
    expect(kept).not.toContain(person.password);
  });
});
