// Everything that is asked of a screen: each width in light and dark, and text of twice its size.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { looks } from '../browser/looks.ts';
import { changeLook, showWhole, zoomText } from './change-look.ts';
import { largeTextFaults } from './layout-faults.ts';
import { screenFaults, seenIn } from './screen-faults.ts';

/** Widths on which people enlarge text. */
const zoomedWidths = [390, 1440];

/** Leaves a picture of each look in the folder. */
export const everyLook = async (page: Page, folder: string): Promise<string[]> => {
  const faults: string[] = [];
  const keep = async (name: string) => {
    await showWhole(page);
    await page.screenshot({ path: join(folder, `${name}.png`) });
  };
  for (const look of looks) {
    const name = `${look.width}-${look.theme}`;
    await changeLook(page, look);
    faults.push(...seenIn(name, await screenFaults(page, { contrast: true })));
    await keep(name);
  }
  for (const width of zoomedWidths) {
    const name = `${width}-large-text`;
    await changeLook(page, { width, theme: 'light' });
    await zoomText(page, 200);
    faults.push(...seenIn(name, await largeTextFaults(page)));
    await keep(name);
    await zoomText(page, 100);
  }
  return faults;
};
