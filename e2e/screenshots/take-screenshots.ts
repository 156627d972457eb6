// npm run screenshots: every screen at three widths, light and dark, into .screenshots/, and the README's two pictures.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, inject, it } from 'vitest';
import { openScreen, screens, type Tokens, tokensFor } from '../browser/screens.ts';
import { storyBrowser } from '../browser/story-browser.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.screenshots');

const looks = (['light', 'dark'] as const).flatMap((theme) =>
  [390, 768, 1440].map((width) => ({ theme, width })),
);

const pictures = [
  { screen: 'site-3', file: 'site-wide.png', look: { theme: 'light', width: 1440 } },
  { screen: 'my-sites', file: 'my-sites-phone.png', look: { theme: 'dark', width: 390 } },
] as const;

describe('screenshots', () => {
  const { visit } = storyBrowser();
  let tokens: Tokens;
  beforeAll(async () => {
    tokens = await tokensFor(inject('origin'));
    await mkdir(folder, { recursive: true });
    await mkdir(join(root, 'docs/images'), { recursive: true });
  });

  describe.each(looks)('$theme $width', (look) => {
    it.each(screens)('$name', async (screen) => {
      const page = await openScreen(screen, tokens, visit, look);
      const path = join(folder, `${screen.name}-${look.width}-${look.theme}.png`);
      await page.screenshot({ path, fullPage: screen.afterwards === undefined });
    });
  });

  it.each(pictures)('README: $file', async ({ screen: name, file, look }) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`no screen ${name}`);
    const page = await openScreen(screen, tokens, visit, look);
    await page.screenshot({ path: join(root, 'docs/images', file) });
  });
});
