// What is asked of a screen: all widths in light and dark and text of twice its size, or some of them. Looks of which
// people look at pictures are left in the folder.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { comparesColours, type Look, looks } from '../browser/looks.ts';
import { changeLook, showWhole, zoomText } from './change-look.ts';
import { largeTextFaults, layoutFaults } from './layout-faults.ts';
import { screenFaults, seenIn } from './screen-faults.ts';

/** Widths on which people enlarge text, and between which all that a screen has comes into sight. */
const phoneAndDesk = [390, 1440];

/** Widths of which people look at pictures. */
const picturedWidths = [390, 768, 1440];

export const everyLook = async (page: Page, folder: string, lang: string): Promise<string[]> => {
  const faults: string[] = [];
  for (const look of looks) {
    await changeLook(page, look);
    faults.push(...seenIn(nameOf(look), await faultsOf(page, look, lang)));
    if (picturedWidths.includes(look.width)) await keep(page, folder, nameOf(look));
  }
  for (const width of phoneAndDesk) {
    const name = `${width}-large-text`;
    await changeLook(page, { width, theme: 'light' });
    await zoomText(page, 200);
    faults.push(...seenIn(name, await largeTextFaults(page)));
    await keep(page, folder, name);
    await zoomText(page, 100);
  }
  return faults;
};

/** What axe finds hardly depends on the width but for what is hidden on a phone, colours not on the language. */
const faultsOf = (page: Page, { width }: Look, lang: string): Promise<string[]> =>
  phoneAndDesk.includes(width) ? screenFaults(page, { contrast: comparesColours(lang) }) : layoutFaults(page);

export const someLooks = async (page: Page, folder: string, some: readonly Look[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const look of some) {
    await changeLook(page, look);
    faults.push(...seenIn(nameOf(look), await layoutFaults(page)));
    await keep(page, folder, nameOf(look));
  }
  return faults;
};

const nameOf = ({ width, theme }: Look): string => `${width}-${theme}`;

const keep = async (page: Page, folder: string, name: string): Promise<void> => {
  await showWhole(page);
  await page.screenshot({ path: join(folder, `${name}.png`) });
};
