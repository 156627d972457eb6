// Questions that people come with, each answered within so many clicks of opening a site.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { demoHistoryLimitMs, lastMonthAndYearBefore, lastMonthOfDemo } from '../people/demo-history.ts';
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

  it('says where its power goes now, without a click', async () => {
    const page = await openSite('Lakeside farm');
    const ends = card(page, 'Power now').getByRole('listitem');
    for (const end of ['Milking parlour', 'Other meters', 'Not measured'])
      await ends
        .filter({ hasText: end })
        .filter({ hasText: /\d\s*k?W/ })
        .waitFor();
    expect(clicks.count).toBe(0);
  });

  it('sets a bill beside any other, line by line, and says why it is higher or lower, in one click', async () => {
    const page = await openSite('City flat');
    await page.goto(`${new URL(page.url()).pathname}/report/bill?period=month`);
    await press(page.getByRole('link', { name: 'Compare bills' }));
    const due = page.getByRole('table', { name: 'Breakdown' }).getByRole('row', { name: /^Amount due/ });
    await expect.poll(() => due.innerText()).toMatch(/€\d[\s\S]*€\d[\s\S]*[+−]?€\d/);
    await card(page, 'Why higher or lower?')
      .getByText(/ (more|less) than |^As much as /)
      .waitFor();
    expect(clicks.count).toBe(1);
    const energy = page.getByRole('table', { name: 'Totals' }).getByRole('row', { name: /^Energy bought/ });
    await expect.poll(() => energy.innerText()).toMatch(/kWh[\s\S]*kWh[\s\S]*kWh/);
  });

  it('shows its months in money too, which is remembered', async () => {
    const page = await openSite('City flat');
    const months = card(page, 'Last 12 months');
    await press(months.getByRole('radio', { name: 'Money' }));
    await months.getByText('Cost of imported energy').first().waitFor();
    await page.reload();
    await months.getByText('Cost of imported energy').first().waitFor();
    expect(clicks.count).toBe(1);
  });

  it('says what used it, without a click', async () => {
    const page = await openSite('Lakeside farm');
    const uses = card(page, 'Where it went this month');
    for (const name of ['Milking parlour', 'Cold store', 'Water pump', 'Farm house'])
      await uses.getByRole('listitem').filter({ hasText: name }).getByText(/^KES/).waitFor();
    await uses.getByRole('listitem').filter({ hasText: 'Not measured' }).getByText('always on').waitFor();
    expect(clicks.count).toBe(0);
  });

  it('ranks what used it by what each emitted too, which is remembered', async () => {
    const page = await openSite('Lakeside farm');
    const coldStore = card(page, 'Where it went this month')
      .getByRole('listitem')
      .filter({ hasText: 'Cold store' });
    await coldStore.getByText(/^KES/).waitFor();
    await press(card(page, 'Where it went this month').getByRole('radio', { name: 'CO₂' }));
    await coldStore.getByText(/\skg$/).waitFor();
    await page.reload();
    await coldStore.getByText(/\skg$/).waitFor();
    expect(clicks.count).toBe(1);
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

  it('sets last month against the same month a year ago, in one click', {
    timeout: demoHistoryLimitMs,
  }, async () => {
    await lastMonthAndYearBefore(inject('origin'), token);
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

describe('My sites', () => {
  const { visit } = storyBrowser();

  it('say what yesterday used and cost of all, and lead from each site to its reports in two clicks', async () => {
    const token = await logIn(inject('origin'), demoUser);
    const page = await visit({ path: '/main', token, width: 390 });
    const yesterday = page.getByRole('region', { name: 'Yesterday' });
    await expect.poll(() => yesterday.innerText()).toMatch(/\d+\.\d\d\skWh\s*€\d+\.\d\d/);
    await yesterday.getByText('By site').click();
    const bakery = yesterday.getByRole('listitem').filter({ hasText: 'Corner bakery' });
    await bakery.getByRole('link', { name: /kWh$/ }).click();
    await page.waitForURL(/\/site\/3\/report\/energy\?period=day&date=/);
  });
});
