import { centralEurope } from './central-europe.ts';
import type { LayoutFile } from './layout-file.ts';
import { lowCountries } from './low-countries.ts';
import { madeUp } from './made-up.ts';
import { meters } from './meters.ts';
import { northAmerica } from './north-america.ts';
import { northernEuropeAndAustralia } from './northern-europe-and-australia.ts';
import { programs } from './programs.ts';
import { southernEurope } from './southern-europe.ts';

export type { LayoutFile } from './layout-file.ts';

/** Layouts that were found in public, each with its source. */
export const realLayouts: readonly LayoutFile[] = [
  ...northernEuropeAndAustralia,
  ...centralEurope,
  ...lowCountries,
  ...southernEurope,
  ...northAmerica,
  ...meters,
  ...programs,
];

/** Layouts made up by somebody who had not seen how the importer recognises columns. */
export const madeUpLayouts: readonly LayoutFile[] = madeUp;

export const layoutUrl = ({ file }: LayoutFile): URL => new URL(file, import.meta.url);
