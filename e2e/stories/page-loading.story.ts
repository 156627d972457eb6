import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { paint } from '../browser/come-to-screen.ts';
import { storyBrowser } from '../browser/story-browser.ts';
import { demoUser, logIn } from '../people/person.ts';

const kilobyte = 1000;

/** Bytes of every script the page loads, each as its own gzip file. */
const scriptBytes = async (page: Page, path: string): Promise<number> => {
  const bodies: Promise<Buffer>[] = [];
  const note = (response: Response): void => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  };
  // What is fetched for later, once the page is at rest, is no part of it; a slow machine would take it for one.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  page.on('response', note);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await paint(page);
  page.off('response', note);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
};

describe('a page that is opened first', () => {
  const { visit } = storyBrowser();

  it.each([
    ['/main', ['user/sitelist', 'user/yesterday', 'user/portfolio']],
    ['/site/2', ['site/overview/2', 'site/get/2', 'site/brief/2']],
  ])('%s asks once for what it shows first, before its program has come', async (path, shownFirst) => {
    const page = await visit({ path: '/healthz', token: await logIn(inject('origin'), demoUser) });
    const calls = shownFirst.map((call) => `/api/v1/${call}`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Without this library the program cannot run.
    await page.route('**/assets/react-*.js', async (route) => {
      await expect.poll(() => asked).toEqual(expect.arrayContaining(calls));
      await route.continue();
    });
    await page.goto(path);
    await page.getByText('Solar house').filter({ visible: true }).first().waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    expect(asked.filter((call) => calls.includes(call)).toSorted()).toEqual(calls.toSorted());
  });

  it('alone has its own files fetched early', async () => {
    const token = await logIn(inject('origin'), demoUser);
    const early = async (path: string): Promise<number> => {
      const page = await visit({ path, token });
      return page.locator('link[rel="preload"][href*="HomeScreen"]').count();
    };
    expect(await early('/main')).toBe(1);
    expect(await early('/site/2/report/energy')).toBe(0);
  });
});

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

  it('for a site with its charts is at most 230 KB gzip more than for main', async () => {
    const token = await logIn(inject('origin'), demoUser);
    const main = await scriptBytes(await visit({ path: '/healthz', token }), '/main');
    const site = await scriptBytes(await visit({ path: '/healthz', token }), '/site/3');
    expect(site).toBeGreaterThan(main);
    expect(site - main).toBeLessThanOrEqual(230 * kilobyte);
  });
});
