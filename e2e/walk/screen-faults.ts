import type { Page } from 'playwright-core';
import { type AxeRules, axeFaults } from './axe-faults.ts';
import { layoutFaults } from './layout-faults.ts';

/** In the look the page has. */
export const screenFaults = async (page: Page, rules: AxeRules): Promise<string[]> => [
  ...(await layoutFaults(page)),
  ...(await axeFaults(page, rules)),
];

/** Each is reported with the look it was seen in. */
export const seenIn = (look: string, faults: readonly string[]): string[] =>
  faults.map((fault) => `${look}: ${fault}`);
