// A site's own page, opened and used as its owner does.
import { setTimeout as wait } from 'node:timers/promises';
import { hourMs } from '@ohmstead/domain';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { paint } from '../browser/come-to-screen.ts';
import { storyBrowser } from '../browser/story-browser.ts';
import { pathOf } from '../browser/visit.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { ask } from '../people/ask.ts';
import { liveDemo } from '../people/demo-history.ts';
import { demoUser, logIn, newPerson, register } from '../people/person.ts';
import { share } from '../people/share.ts';

/** The part of the page under a heading. */
const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** A person of their own, with the site that registering has made. */
const newOwner = async (): Promise<{ username: string; token: string; siteId: string; sitePath: string }> => {
  const person = newPerson();
  await register(inject('origin'), person);
  const token = await logIn(inject('origin'), person);
  const { data } = await ask(inject('origin'), '/api/v1/user/sitelist', { token });
  const [site]: unknown[] = Array.isArray(data) ? data : [];
  if (typeof site !== 'object' || site === null || !('id' in site)) throw new Error('no site was made');
  const { username } = person;
  return { username, token, siteId: String(site.id), sitePath: `/site/${site.id}` };
};

/** Something dangerous that lasts; it is reported when the returned function is called. */
const holdAlert = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const from = new Date(Date.now() - hourMs).toISOString();
  const alert = {
    id: 1,
    siteId: 4,
    kind: 'overVoltage',
    urgency: 'urgent',
    meterId: null,
    meterName: null,
    phase: null,
    startedAt: from,
    endedAt: null,
    unit: 'V',
    limit: 253,
    worst: 262,
    worstAt: from,
    facts: [],
    snoozedUntil: null,
    isNormal: false,
  };
  const data = { timeZone: 'UTC', priceUnit: 'EUR', open: 1, items: [alert], hasMore: false };
  await page.route('**/api/v1/site/incidents/**', async (route) => {
    await released;
    await route.fulfill({ json: { successful: true, message: '', data } });
  });
  return release;
};

/** How far the page's parts have been pushed about, as the browser measures it; what a person did is left out. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || ('hadRecentInput' in entry && entry.hadRecentInput)) continue;
        const sum = Number(document.documentElement.dataset.shifted ?? 0) + Number(entry.value);
        document.documentElement.dataset.shifted = String(sum);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
};

/** Once nothing else comes any more. */
const settledShift = async (page: Page): Promise<number> => {
  for (let shift = await shiftOf(page); ; ) {
    await wait(700);
    const next = await shiftOf(page);
    if (next === shift) return shift;
    shift = next;
  }
};

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0));

describe('a site', () => {
  const { visit } = storyBrowser();
  let token: string;
  beforeAll(async () => {
    token = await logIn(inject('origin'), demoUser);
    await liveDemo(inject('origin'), token);
  });

  it('is opened from My sites, shows all its parts and leads to its reports and back', async () => {
    const page = await visit({ path: '/main', token });
    await page
      .getByRole('link', { name: /Solar house/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Solar house' }).waitFor();
    const titles = [
      ...['Power now', 'Energy', 'Power over the day', 'Forecast for the month', 'Bill and income'],
      ...['Location', 'Last 12 months', 'Meters', 'Recent alerts', 'Reports and settings'],
    ];
    for (const title of titles) await card(page, title).waitFor();
    await card(page, 'Bill and income').getByText('Bill so far').waitFor();

    await card(page, 'Reports and settings').getByRole('link', { name: 'Billing report' }).click();
    await page.waitForURL(/\/report\/bill/);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Solar house' }).waitFor();
  });

  it('keeps the span of its energy and the day of its chart in the address', async () => {
    const page = await visit({ path: '/site/2?span=year&date=2026-01-15', token, width: 1440 });
    const energy = card(page, 'Energy');
    expect(await energy.getByRole('radio', { name: 'Year' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Day', { exact: true }).inputValue()).toBe('2026-01-15');

    // The keyboard moves between radio buttons by arrows.
    await energy.getByRole('radio', { name: 'Year' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/span=total/);
    await page.reload();
    await energy.getByRole('radio', { name: 'Total', checked: true }).waitFor();
    expect(pathOf(page)).toContain('date=2026-01-15');
  });

  it('lets its owner set a target, refuses what is none, and shows it with the forecast', async () => {
    const owner = await newOwner();
    const page = await visit({ path: owner.sitePath, token: owner.token });
    await page.getByRole('button', { name: 'Set a target' }).click();
    const field = page.getByLabel(/Maximum consumption/);
    await field.fill('plenty');
    await page.keyboard.press('Enter');
    await page.locator('[aria-invalid="true"]').waitFor();
    await field.fill('240,5');
    await page.keyboard.press('Enter');
    await card(page, 'Forecast for the month').getByText('240.50').waitFor();
    await page.getByRole('button', { name: 'Change target' }).waitFor();
    await page.reload();
    await card(page, 'Forecast for the month').getByText('240.50').waitFor();
  });

  it('says what a site without readings lacks, and what to do about it', async () => {
    const owner = await newOwner();
    const page = await visit({ path: owner.sitePath, token: owner.token });
    await page.getByText('Waiting for the first reading').first().waitFor();
    await card(page, 'Energy').getByText('No data yet today').waitFor();
    await card(page, 'Last 12 months').getByText('No history yet').waitFor();
    await page.getByRole('link', { name: 'Enter a tariff' }).first().waitFor();
    expect(await page.getByText('- kWh').count()).toBe(0);
    await page.getByRole('link', { name: 'Add the location' }).click();
    await page.waitForURL(/\/edit\/place\//);
  });

  it('fails part by part without the network, and mends by trying again', async () => {
    const page = await visit({ path: '/main', token });
    await page.getByRole('heading', { name: 'My sites' }).waitFor();
    await page.route('**/api/v1/site/forecast/**', (route) => route.abort());
    await page
      .getByRole('link', { name: /City flat/ })
      .first()
      .click();
    const forecast = card(page, 'Forecast for the month');
    await forecast.getByRole('alert').waitFor();
    await card(page, 'Bill and income').getByText('Bill so far').waitFor();

    await page.unroute('**/api/v1/site/forecast/**');
    await forecast.getByRole('button', { name: 'Try again' }).click();
    // The demo's history may still be on its way.
    await forecast.getByText(/Indicative only|No forecast yet/).waitFor();
  });

  it.each([390, 1440])('is not pushed about at %d px by an alert that comes late', async (width) => {
    const page = await visit({ path: '/healthz', token, width });
    await watchShifts(page);
    const report = await holdAlert(page);
    await page.goto('/site/4');
    await card(page, 'Power now').waitFor();
    const before = await settledShift(page);
    report();
    const late = page.locator('main [role="status"]').getByRole('link', { name: /Over-voltage/ });
    await late.waitFor();
    expect(await late.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
      page.viewportSize()?.height ?? 0,
    );
    await card(page, 'Recent alerts').getByText('Over-voltage').waitFor();
    await paint(page);
    expect((await shiftOf(page)) - before).toBeLessThan(0.02);

    await page.locator('main').getByRole('button', { name: 'Close' }).click();
    await late.waitFor({ state: 'detached' });
  });

  it('that is nobody’s or somebody else’s looks the same', async () => {
    const owner = await newOwner();
    const page = await visit({ path: owner.sitePath, token });
    await page.getByText(/does not exist, or it is not yours/).waitFor();
    await page.getByRole('link', { name: 'Go to My sites' }).click();
    await waitForPath(page, '/main');
  });

  it('shows a viewer everything but prices, and nothing to change', async () => {
    const owner = await newOwner();
    const viewer = await newOwner();
    await share(inject('origin'), { ...owner, siteId: Number(owner.siteId), viewer, showsPrices: false });

    const page = await visit({ path: owner.sitePath, token: viewer.token });
    await page.getByText(/Shared by/).waitFor();
    await card(page, 'Bill and income').getByText('The owner keeps prices private').waitFor();
    await card(page, 'Forecast for the month').getByText('No target set').waitFor();
    await card(page, 'Reports and settings').getByRole('link', { name: 'Energy report' }).waitFor();
    for (const name of ['Set a target', 'Enter a tariff', 'Add the location', 'Billing report', 'Sharing'])
      expect(await page.locator('main').getByText(name, { exact: true }).count(), name).toBe(0);

    // Nor where the reports are named besides.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('navigation').getByRole('link', { name: 'Energy report' }).waitFor();
    expect(await page.getByRole('link', { name: 'Billing report' }).count()).toBe(0);
    await card(page, 'Reports and settings').getByRole('link', { name: 'Energy report' }).click();
    await page.getByRole('heading', { level: 1, name: 'Energy report' }).waitFor();
    expect(await page.getByRole('link', { name: 'Billing report' }).count()).toBe(0);
    for (const path of ['report/bill', 'whatif', 'invoices']) {
      await page.goto(`${owner.sitePath}/${path}`);
      await page.getByText('The owner keeps prices private').waitFor();
      expect(await page.getByRole('alert').count(), path).toBe(0);
    }
    await page.getByRole('link', { name: 'Go to the site' }).click();
    await waitForPath(page, owner.sitePath);
  });

  it('is read by keyboard: values, a month of its history, a meter’s every value', async () => {
    const page = await visit({ path: '/site/2', token, width: 1440 });
    await page.getByRole('button', { name: 'Read current values aloud' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[role="status"]', { hasText: /house is using/ }).waitFor();

    const values = card(page, 'Meters').getByText('All values').first();
    await values.focus();
    await page.keyboard.press('Enter');
    await card(page, 'Meters').getByRole('rowheader', { name: 'Power factor' }).first().waitFor();

    await card(page, 'Last 12 months').getByRole('slider').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/site\/2\/report\/energy\?period=month&date=/);
  });
});
