// Questions that people come with, each answered within so many clicks of opening a site.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { lastMonthOfDemo } from '../people/demo-history.ts';
import { demoUser, logIn } from '../people/person.ts';

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

describe('an opened site', () => {
  const { visit } = storyBrowser();
  let token: string;
  beforeAll(async () => {
    token = await logIn(inject('origin'), demoUser);
    await lastMonthOfDemo(inject('origin'), token);
  });

  const clicks = { count: 0 };
  const press = async (target: Locator): Promise<void> => {
    clicks.count += 1;
    await target.click();
  };
  const openSite = (name: string, width = 390) => {
    clicks.count = 0;
    const id = ['City flat', 'Solar house', 'Corner bakery', 'Lakeside farm'].indexOf(name) + 1;
    return visit({ path: `/site/${id}`, token, width });
  };

  it('says what yesterday used and cost, without a click', async () => {
    const page = await openSite('City flat');
    const glance = page.getByRole('region', { name: 'At a glance' });
    await glance.getByRole('link', { name: /^Yesterday\s*\d+\.\d\d\skWh\s*€\d+\.\d\d/ }).waitFor();
    await glance.getByRole('link', { name: /€\d+\.\d\d so far/ }).waitFor();
    await glance.getByRole('link', { name: /^Price now\s*€0\.\d+ per kWh/ }).waitFor();
    expect(clicks.count).toBe(0);
    await press(glance.getByRole('link', { name: /^Yesterday/ }));
    await page.waitForURL(/\/report\/energy\?period=day&date=/);
  });

  it('says what used it, without a click', async () => {
    const page = await openSite('Lakeside farm');
    const uses = card(page, 'Where it went this month');
    for (const name of ['Milking parlour', 'Cold store', 'Water pump', 'Farm house'])
      await uses.getByRole('listitem').filter({ hasText: name }).getByText(/^KES/).waitFor();
    await uses.getByRole('listitem').filter({ hasText: 'Not measured' }).getByText('always on').waitFor();
    expect(clicks.count).toBe(0);
  });

  it('says what used it last month, in one click', async () => {
    const page = await openSite('Solar house');
    await press(card(page, 'Where it went this month').getByRole('link', { name: 'Last month' }));
    await page.waitForURL(/\/report\/energy\?period=month&date=/);
    await card(page, 'Where it went').getByRole('listitem').filter({ hasText: 'Car charger' }).waitFor();
    expect(clicks.count).toBe(1);
  });

  it('says what used it in any other period too', async () => {
    const page = await openSite('Solar house', 1440);
    await press(card(page, 'Reports and settings').getByRole('link', { name: 'Energy report' }));
    await press(page.getByRole('button', { name: 'Last month' }));
    await card(page, 'Where it went').getByRole('listitem').filter({ hasText: 'Car charger' }).waitFor();
    expect(clicks.count).toBe(2);
  });

  it('sets last month against the same month a year ago, in one click', async () => {
    const page = await openSite('Solar house');
    await press(card(page, 'Reports and settings').getByRole('link', { name: 'Compare' }));
    const totals = page.getByRole('table', { name: 'Totals' });
    const consumption = totals.getByRole('row').filter({ hasText: 'Consumption' });
    await expect
      .poll(() => consumption.innerText())
      .toMatch(/\d+\.\d\d\skWh[\s\S]*\d+\.\d\d\skWh[\s\S]*[+−]?\d+\.\d\d\skWh/);
    await totals.getByRole('row').filter({ hasText: 'Cost of imported energy' }).getByText('%').waitFor();
    expect(clicks.count).toBe(1);
  });

  it('is set against another site, in another measure that is remembered', async () => {
    const page = await openSite('Solar house');
    await press(card(page, 'Reports and settings').getByRole('link', { name: 'Compare' }));
    await page.getByLabel('Compared with').selectOption('City flat');
    await page.getByText('More in Solar house').first().waitFor();
    await page.getByRole('radio', { name: 'CO₂' }).check();
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: 'CO₂' }).isChecked()).toBe(true);
    await page.getByText('Amounts in different currencies are not compared.').waitFor();
  });

  it('says what a figure is made of, and leads to what is behind it, in two clicks', async () => {
    const page = await openSite('Solar house');
    await page.goto(`${new URL(page.url()).pathname}/report/energy?period=month`);
    await press(page.getByRole('button', { name: 'Consumption: how it comes about' }));
    const sheet = page.getByRole('dialog');
    for (const name of ['Import', 'Yield', 'Export'])
      await sheet.getByRole('term').filter({ hasText: name }).waitFor();
    await press(sheet.getByRole('link', { name: 'Show the causes' }));
    await page.waitForURL(/\/causes\?/);
    expect(clicks.count).toBe(2);
  });
});
