// How long a report takes from the press of "Previous period" to the other period's figures.
import type { Browser, Page } from 'playwright-core';
import { withPage } from './slow-page.ts';

export type StepsWanted = {
  readonly origin: string;
  readonly token: string;
  readonly path: string;
  readonly steps: number;
};

/** A person looks at what came, and the periods beside it are asked for meanwhile. */
const lookMs = 500;
const desktop = { width: 1440, height: 900 };

export const periodStepTimes = (browser: Browser, { path, steps, ...who }: StepsWanted): Promise<number[]> =>
  withPage(browser, { ...who, slowness: { cpu: 1, network: false }, size: desktop }, async (page) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Previous period' }).waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    const times: number[] = [];
    for (let step = 0; step <= steps; step += 1) {
      await page.waitForTimeout(lookMs);
      times.push(await timeStep(page));
    }
    // The first step pays for what is made once.
    return times.slice(1);
  });

const timeStep = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLButtonElement>('button[aria-label="Previous period"]');
        const label = () => button?.parentElement?.textContent;
        const labelBefore = label();
        const startMs = performance.now();
        const look = () => {
          const isShown = label() !== labelBefore && document.querySelector('[aria-busy="true"]') === null;
          if (!isShown) return requestAnimationFrame(look);
          // Painted when the next frame begins.
          return requestAnimationFrame(() => resolve(performance.now() - startMs));
        };
        button?.click();
        requestAnimationFrame(look);
      }),
  );
