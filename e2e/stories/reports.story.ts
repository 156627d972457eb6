import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { paint } from '../browser/come-to-screen.ts';
import { sizeOfPng } from '../browser/png-size.ts';
import { siteRow } from '../browser/site-row.ts';
import { storyBrowser } from '../browser/story-browser.ts';
import { pathOf } from '../browser/visit.ts';
import { ask } from '../people/ask.ts';
import { demoHistoryLimitMs, lastMonthOfDemo } from '../people/demo-history.ts';
import { demoUser, logIn, newPerson, register } from '../people/person.ts';
import { dayOver, monthOver } from '../people/utc-dates.ts';

let demo: string;
let newcomer: string;
beforeAll(async () => {
  const origin = inject('origin');
  demo = await logIn(origin, demoUser);
  await lastMonthOfDemo(origin, demo);
  const person = newPerson();
  await register(origin, person);
  newcomer = await logIn(origin, person);
}, demoHistoryLimitMs);

const siteOf = async (token: string): Promise<unknown> => {
  const { data } = await ask(inject('origin'), '/api/v1/user/sitelist', { token });
  return Array.isArray(data) ? data[0]?.id : undefined;
};

const solarHouse = '/site/2/report/energy';
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const chosen = (page: Page) => page.getByRole('button', { name: /choose another/ });
const figure = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

describe('the energy report', () => {
  const { visit } = storyBrowser();

  it('is reached by a link and leads to the bill, and Back leads home', async () => {
    const page = await visit({ path: `${solarHouse}?period=day&date=${dayOver()}`, token: demo });
    await page.getByRole('heading', { level: 1, name: 'Energy report' }).waitFor();
    await figure(page, 'Self-use rate').getByText(/%/).waitFor();
    await page
      .getByRole('navigation', { name: 'Reports of this site' })
      .getByRole('link', { name: 'Billing report' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Billing report' }).waitFor();
    await page.getByText('Breakdown').waitFor();
    await page.goBack();
    await page.waitForURL(/\/main/);
  });

  it('keeps period, view and comparison in its address', async () => {
    const page = await visit({ path: solarHouse, token: demo, width: 1440 });
    await choice(page, 'Month').check();
    const thisMonth = await chosen(page).innerText();
    await page.getByRole('button', { name: 'Previous period' }).click();
    await expect.poll(() => chosen(page).innerText()).not.toBe(thisMonth);
    await choice(page, 'Yield').check();
    await page.getByLabel('Compare with').selectOption('previous');
    await page
      .getByText(/than the previous period|Same as the previous period/)
      .first()
      .waitFor();
    const label = await chosen(page).innerText();
    await page.reload();
    await expect.poll(() => chosen(page).innerText()).toBe(label);
    expect(pathOf(page)).toMatch(/period=month.*view=yield.*compare=previous/);
    await page.getByRole('button', { name: 'Last week' }).click();
    await page.getByLabel('From').waitFor();
  });

  it('opens a day of the month by the keyboard, and Back returns to the month', async () => {
    const page = await visit({ path: `${solarHouse}?period=month&date=${monthOver()}`, token: demo });
    const overTime = page.locator('figure', { has: page.locator('canvas') });
    await overTime.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Power over the day' }).waitFor();
    expect(pathOf(page)).toMatch(/period=day&date=\d{4}-\d{2}-01/);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toContain('period=month');
  });

  it('has its figures as a table when asked for', async () => {
    const page = await visit({ path: `${solarHouse}?period=month`, token: demo });
    const disclosure = page.locator('figure > div > details').first();
    await disclosure.getByText('Show as table').click();
    await disclosure.getByRole('table').waitFor();
  });

  it('has one row of controls before its figures on a phone, and the others when asked for', async () => {
    const page = await visit({ path: `${solarHouse}?period=month`, token: demo, width: 390 });
    await page.getByText('Data completeness').waitFor();
    const shortcut = page.getByRole('button', { name: 'Last month' });
    expect(await shortcut.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Period and view' }).click();
    await shortcut.click();
    await expect.poll(() => pathOf(page)).toContain('date=');
  });

  it('is saved as a table in the reader’s language', async () => {
    const page = await visit({ path: `${solarHouse}?period=month&view=yield`, token: demo });
    await page.getByRole('button', { name: 'Period and view' }).click();
    await page.getByText('Save or print').click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Table as CSV' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^energy-\d{4}-\d{2}-01\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFF?"?From.*Yield \(kWh\)/);
    await page.getByRole('status').getByText('Saved').waitFor();
  });

  it('has its chart as a picture, and the figures as a table beside it', async () => {
    const page = await visit({ path: `${solarHouse}?period=month`, token: demo, width: 768 });
    const chart = page.locator('main figure').first();
    await chart.locator('[aria-busy="false"]:has(canvas)').waitFor();
    await chart.getByLabel('Save the chart').click();
    const picture = page.waitForEvent('download');
    await chart.getByRole('button', { name: 'Picture (PNG)' }).click();
    const file = await picture;
    expect(file.suggestedFilename()).toMatch(/^Energy-over-time-[A-Z][a-z]+-\d{4}\.png$/);
    const { width, height } = sizeOfPng(await readFile(await file.path()));
    const drawn = await chart.evaluate((figure) => figure.getBoundingClientRect().width);
    expect(width).toBeGreaterThanOrEqual(2 * Math.floor(drawn));
    expect(height).toBeGreaterThan(2 * 280);

    await chart.getByLabel('Save the chart').click();
    const table = page.waitForEvent('download');
    await chart.getByRole('button', { name: 'Table as CSV' }).click();
    expect((await table).suggestedFilename()).toMatch(/^energy-\d{4}-\d{2}-01\.csv$/);
  });

  it('says what is wrong, and tries again when asked', async () => {
    const page = await visit({ path: '/main', token: demo });
    await siteRow(page, 'Solar house').waitFor();
    await page.route('**/energyreport/**', (route) => route.abort());
    await page.goto(`${solarHouse}?period=year`);
    await page
      .getByRole('alert')
      .getByText(/problem with the network/)
      .first()
      .waitFor();
    await page.unroute('**/energyreport/**');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Data completeness').waitFor();
  });

  it('has nothing to show of a meter that has not sent yet, or of a site that is not yours', async () => {
    const page = await visit({ path: `/site/${await siteOf(newcomer)}/report/energy`, token: newcomer });
    await page.getByText('No data in this period').waitFor();
    await page.goto(solarHouse);
    await page.getByText('This site does not exist, or it is not yours.').waitFor();
  });
});

describe('the billing report', () => {
  const { visit } = storyBrowser();

  it('adds up to what is to be paid, in money and in energy', async () => {
    const page = await visit({ path: '/site/2/report/bill', token: demo });
    await page.getByRole('heading', { name: 'Bill so far' }).waitFor();
    await page.getByText('Why this may differ from your bill').waitFor();
    await page.getByRole('button', { name: 'Previous period' }).click();
    await page.getByRole('heading', { name: 'Amount due', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Period and view' }).click();
    await choice(page, 'Energy').check();
    await page.getByRole('button', { name: /Off-peak.*kWh/s }).waitFor();
    await choice(page, 'Year').check();
    await page.getByText('Billing periods').waitFor();
  });
});

describe('a report on paper', () => {
  const { visit } = storyBrowser();

  it('is light, its charts too, and as it was afterwards', async () => {
    const path = `${solarHouse}?period=month&date=${monthOver()}`;
    const page = await visit({ path, token: demo, theme: 'dark' });
    const drawn = () => page.evaluate(() => document.querySelector('canvas')?.toDataURL() ?? '');
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    await page.locator('canvas').first().waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await paint(page);
    const inDark = await drawn();
    await page.evaluate(() => {
      window.addEventListener('beforeprint', () => {
        document.documentElement.dataset.printed = document.querySelector('canvas')?.toDataURL() ?? '';
      });
    });
    await page.pdf({ format: 'A4' });
    const printed = await page.evaluate(() => document.documentElement.dataset.printed);
    expect(printed).not.toBe(inDark);
    expect(await theme()).toBe('dark');
    await expect.poll(drawn).toBe(inDark);
  });
});
