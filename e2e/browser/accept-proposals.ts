import type { Page } from 'playwright-core';

/** Answers what a file to import leaves open as it is proposed, until it can be checked. */
export const acceptProposals = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Check the file' }).waitFor();
  const proposed = page.getByRole('button', { name: /\(proposed\)$/ });
  for (let left = await proposed.count(); left > 0; left = await proposed.count()) {
    await proposed.first().click();
  }
};
