// npm run screenshots: the README's pictures, of the demo with its whole history.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, inject, it } from 'vitest';
import { type People, peopleAt } from '../browser/people.ts';
import { openScreen, screens } from '../browser/screens.ts';
import { storyBrowser } from '../browser/story-browser.ts';

const folder = join(import.meta.dirname, '../../docs/images');

/** Some sums arrive a moment after the rest: a picture has no figure that is still unknown. */
const figuresCome = (page: Page) =>
  page.waitForFunction(() => !document.body.innerText.split('\n').some((line) => /^-(\s|$)/.test(line)));

const pictures = [
  { screen: 'site-battery', file: 'site-wide.png', look: { theme: 'light', width: 1440 } },
  { screen: 'energy-month', file: 'energy-wide.png', look: { theme: 'dark', width: 1440 } },
  { screen: 'compare-periods', file: 'compare-wide.png', look: { theme: 'light', width: 1440 } },
  { screen: 'hours-month', file: 'hours-wide.png', look: { theme: 'light', width: 1440 } },
  { screen: 'my-sites', file: 'my-sites-phone.png', look: { theme: 'dark', width: 390 } },
  { screen: 'site-solar', file: 'site-phone.png', look: { theme: 'light', width: 390 } },
  { screen: 'bill-compared', file: 'bill-phone.png', look: { theme: 'dark', width: 390 } },
] as const;

describe('the pictures of the README', () => {
  const { visit } = storyBrowser();
  let people: People;
  beforeAll(async () => {
    people = await peopleAt(inject('origin'));
    await mkdir(folder, { recursive: true });
  });

  it.each(pictures)('$file', async ({ screen: name, file, look }) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`no screen ${name}`);
    const page = await openScreen(screen, people, visit, look);
    await figuresCome(page);
    await page.screenshot({ path: join(folder, file) });
  });
});
