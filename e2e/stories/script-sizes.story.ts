import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { demoUser, logIn } from '../people/person.ts';

const kilobyte = 1000;

/** Bytes of every script the page loads, each as its own gzip file. */
const scriptBytes = async (page: Page, path: string): Promise<number> => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
};

describe('JavaScript loaded', () => {
  const { visit } = storyBrowser();

  it('for login is at most 150 KB gzip', async () => {
    const page = await visit({ path: '/healthz' });
    const bytes = await scriptBytes(page, '/login');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(150 * kilobyte);
  });

  it('for main is at most 190 KB gzip', async () => {
    const page = await visit({ path: '/healthz', token: await logIn(inject('origin'), demoUser) });
    const bytes = await scriptBytes(page, '/main');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(190 * kilobyte);
  });
});
