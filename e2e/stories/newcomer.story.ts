import { describe, expect, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';

describe('a newcomer', () => {
  const { visit } = storyBrowser();

  it('tries the demo and sees the power of a solar site move, without a reload', async () => {
    const page = await visit();
    await page.getByRole('button', { name: 'Try the demo' }).click();
    await waitForPath(page, '/main');

    const sites = page.getByRole('main').getByRole('link');
    await sites.first().waitFor();
    expect(await sites.count()).toBeGreaterThanOrEqual(4);

    await sites.filter({ hasText: /solar/i }).first().click();
    await page.waitForURL(/\/site\/\d+$/);
    const live = page.locator('section', { has: page.getByRole('heading', { name: 'Power now' }) });
    await live
      .getByText(/\d\s(W|kW)/)
      .first()
      .waitFor();
    const before = await live.textContent();
    await page.waitForFunction(
      ([element, text]) => element?.textContent !== text,
      [await live.elementHandle(), before] as const,
      { timeout: 10_000 },
    );
  });
});
