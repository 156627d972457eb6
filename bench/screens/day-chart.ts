// How long after a day's data has come its chart stands, on a slow phone whose code is there already.
import type { Browser, Page } from 'playwright-core';
import { withPage } from './slow-page.ts';

type SiteWanted = { readonly origin: string; readonly token: string; readonly siteId: number };

const quietMs = 500;

/** One for each step back, in milliseconds. */
export const dayChartTimes = (
  browser: Browser,
  { siteId, ...who }: SiteWanted,
  steps: number,
): Promise<number[]> =>
  withPage(browser, { ...who, slowness: { cpu: 4, network: false } }, async (page) => {
    await watchDrawing(page);
    await page.goto(`/site/${siteId}`);
    const before = page.getByRole('button', { name: 'Previous day' });
    await before.waitFor();
    await page.locator('figure canvas').first().waitFor();
    const times: number[] = [];
    for (let step = 0; step <= steps; step += 1) {
      await page.waitForFunction((quiet) => performance.now() - window.drawn() > quiet, quietMs);
      const answered = page.waitForResponse(/powerLine2/);
      await before.click();
      await (await answered).finished();
      await page.waitForFunction((quiet) => window.drawnAfterData(quiet) !== null, quietMs);
      times.push((await page.evaluate((quiet) => window.drawnAfterData(quiet), quietMs)) ?? Number.NaN);
    }
    // The first step pays for what is made once.
    return times.slice(1);
  });

declare global {
  interface Window {
    /** When the last stroke was drawn. */
    drawn(): number;
    /** From the newest day's data to the last stroke after it; null until drawing has come to rest. */
    drawnAfterData(quietMs: number): number | null;
  }
}

const watchDrawing = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    let lastMs = 0;
    const { stroke } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.stroke = new Proxy(stroke, {
      apply: (target, canvas, given) => {
        lastMs = performance.now();
        return Reflect.apply(target, canvas, given);
      },
    });
    window.drawn = () => lastMs;
    window.drawnAfterData = (quietMs) => {
      const answers = performance.getEntriesByType('resource').filter(({ name }) => /powerLine2/.test(name));
      const dataMs = Math.max(
        ...answers.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)),
      );
      const isAtRest = lastMs > dataMs && performance.now() - lastMs > quietMs;
      return isAtRest ? lastMs - dataMs : null;
    };
  });
};
