import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openScreen, type Screen, screens, type Tokens, tokensFor } from '../browser/screens.ts';
import { storyBrowser } from '../browser/story-browser.ts';

const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
};

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const stillScreens = screens.filter(({ afterwards }) => afterwards === undefined);
const looks = (['light', 'dark'] as const).flatMap((theme) => [390, 1440].map((width) => ({ theme, width })));
const languages = ['en', 'de', 'ru', 'th', 'zh-cn'];

describe('every screen', () => {
  const { visit } = storyBrowser();
  let tokens: Tokens;
  beforeAll(async () => {
    tokens = await tokensFor(inject('origin'));
  });

  describe.each(looks)('in $theme at $width px', (look) => {
    it.each(screens)('$name has no fault axe finds', async (screen: Screen) => {
      const page = await openScreen(screen, tokens, visit, look);
      expect(await violationsOf(page)).toEqual([]);
    });
  });

  it.each(languages)('fits 320 px without sideways scroll in %s', async (lang) => {
    const tooWide: string[] = [];
    for (const screen of stillScreens) {
      const page = await openScreen(screen, tokens, visit, { width: 320, lang });
      if ((await sidewaysScroll(page)) > 0) tooWide.push(screen.name);
      await page.close();
    }
    expect(tooWide).toEqual([]);
  });
});
