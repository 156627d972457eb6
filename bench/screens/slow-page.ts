// A phone: a page of its own, slowed down four times, on a network of 1.6 Mbit/s with 150 ms.
import type { Browser, Page } from 'playwright-core';

export type Slowness = { readonly cpu: number; readonly network: boolean };

export const phone: Slowness = { cpu: 4, network: true };

type PageWanted = {
  readonly origin: string;
  readonly token?: string;
  readonly slowness: Slowness;
  readonly size?: { readonly width: number; readonly height: number };
};

/** Runs the body with a page of a fresh profile. */
export const withPage = async <Result>(
  browser: Browser,
  { origin, token, slowness, size = { width: 390, height: 844 } }: PageWanted,
  body: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    if (token !== undefined)
      await context.addInitScript((value) => localStorage.setItem('token', value), token);
    const page = await context.newPage();
    await slowDown(page, slowness);
    return await body(page);
  } finally {
    await context.close();
  }
};

const bytesPerSecond = 1_600_000 / 8;

const slowDown = async (page: Page, { cpu, network }: Slowness): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
};
