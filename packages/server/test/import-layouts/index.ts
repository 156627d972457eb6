import { centralEurope } from './central-europe.ts';
import { devices } from './devices.ts';
import { elsewhere } from './elsewhere.ts';
import type { LayoutFile } from './layout-file.ts';
import { madeUp } from './made-up.ts';
import { northernEurope } from './northern-europe.ts';
import { southernEurope } from './southern-europe.ts';

export type { LayoutFile } from './layout-file.ts';

/** Layouts that were found in public, each with its source. */
export const realLayouts: readonly LayoutFile[] = [
  ...northernEurope,
  ...centralEurope,
  ...southernEurope,
  ...elsewhere,
  ...devices,
];

/** Layouts made up by somebody who had not seen the importer. */
export const madeUpLayouts: readonly LayoutFile[] = madeUp;

export const layoutUrl = ({ file }: LayoutFile): URL => new URL(file, import.meta.url);
