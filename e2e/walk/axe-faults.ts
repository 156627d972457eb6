// What axe finds on a page. Its source is put into the page once: the program's policy lets no script in.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

export type AxeRules = {
  /** Comparing colours takes four fifths of axe's time. */
  readonly contrast: boolean;
};

export const axeFaults = async (page: Page, rules: AxeRules): Promise<string[]> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async ({ contrast }) => {
    // What axe's source has just put there.
    const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await inPage.run(document, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: contrast } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
};
