import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { pathOf, type Visit, visit } from './visit.ts';

const pictures = join(import.meta.dirname, '../../.screenshots');

/** What a failed story's pages showed at the end. */
const keepPictures = async (story: string, pages: readonly Page[]): Promise<void> => {
  await mkdir(pictures, { recursive: true });
  for (const [index, page] of pages.entries()) {
    const path = join(pictures, `failed-${story.replaceAll(/\W+/g, '-').slice(0, 60)}-${index}.png`);
    const isDrawn = await page.screenshot({ path }).then(
      () => true,
      () => false,
    );
    const where = isDrawn ? `is shown in ${path}` : 'draws no more';
    process.stderr.write(`  ${pathOf(page)} ${where}\n`);
  }
};

/** One browser for the stories of a file; each visit is closed after its story. */
export const storyBrowser = (options: Parameters<typeof openBrowser>[0] = {}) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(options);
  });
  afterEach(async ({ task }) => {
    const contexts = browser.contexts();
    if (task.result?.state === 'fail') {
      await keepPictures(
        task.name,
        contexts.flatMap((context) => context.pages()),
      );
    }
    for (const context of contexts) await context.close();
  });
  afterAll(() => browser.close());
  return {
    visit: (wanted: Partial<Visit> = {}): Promise<Page> =>
      visit(browser, { origin: inject('origin'), ...wanted }),
  };
};
