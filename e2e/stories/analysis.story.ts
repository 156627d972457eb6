import { readFile } from 'node:fs/promises';
import { minuteMs } from '@ohmstead/domain';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { siteRow } from '../browser/site-row.ts';
import { storyBrowser } from '../browser/story-browser.ts';
import { pathOf } from '../browser/visit.ts';
import { ask } from '../people/ask.ts';
import { demoHistoryLimitMs, lastMonthOfDemo } from '../people/demo-history.ts';
import { demoUser, logIn, newPerson, register } from '../people/person.ts';
import { uploadKeyOf } from '../people/upload-key.ts';
import { dateInDays } from '../people/utc-dates.ts';

let demo: string;
let newcomer: string;
/** Whose meter has sent for two hours, once with too high a voltage. */
let owner: string;
beforeAll(async () => {
  const origin = inject('origin');
  demo = await logIn(origin, demoUser);
  await lastMonthOfDemo(origin, demo);
  const [silent, sending] = [newPerson(), newPerson()];
  await register(origin, silent);
  await register(origin, sending);
  newcomer = await logIn(origin, silent);
  owner = await logIn(origin, sending);
  await upload(await uploadKeyOf(inject('origin'), owner));
}, demoHistoryLimitMs);

const upload = async (key: string): Promise<void> => {
  const now = Date.now();
  const lines = Array.from({ length: 120 }, (_, minute) => {
    const voltage = minute === 60 ? 262 : 231;
    const time = new Date(now - (120 - minute) * minuteMs).toISOString();
    return JSON.stringify({ key, time, Data: [voltage, 4, 900, 100 + minute * 0.015, 0] });
  });
  const answer = await fetch(`${inject('origin')}/api/v1/sensor/uploadbatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  expect(await answer.json()).toMatchObject({ data: { accepted: lines.length } });
};

const siteOf = async (token: string): Promise<unknown> => {
  const { data } = await ask(inject('origin'), '/api/v1/user/sitelist', { token });
  return Array.isArray(data) ? data[0]?.id : undefined;
};

/** The last two hours lie in it, even just after midnight. */
const daysAround = `period=range&from=${dateInDays(-2)}&to=${dateInDays(2)}`;

const solarHouse = '/site/2/report';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('the load analysis', () => {
  const { visit } = storyBrowser();

  it('is reached by a link, compares, looks at one meter and is saved', async () => {
    const report = `/site/${await siteOf(owner)}/report`;
    const page = await visit({ path: `${report}/energy`, token: owner, width: 1440 });
    await page.getByRole('link', { name: 'Load analysis' }).first().click();
    await heading(page, 'Load analysis').waitFor();
    await page.goto(`${report}/load?${daysAround}`);
    await page.getByRole('heading', { name: 'Load duration curve' }).waitFor();
    await page.getByLabel('Compare with').selectOption('previous');
    await page
      .getByText(/^Comparison: /)
      .first()
      .waitFor();
    await page.getByLabel('Load of').selectOption({ index: 1 });
    await expect.poll(() => pathOf(page)).toMatch(/compare=previous&meters=\d+/);

    await page.getByText('Save or print').click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Table as CSV' }).click();
    expect(await readFile(await (await coming).path(), 'utf8')).toMatch(/Highest load,[\d.]+,W,/);
  });

  it('keeps its place while it loads, says what is wrong, and tries again when asked', async () => {
    const page = await visit({ path: '/main', token: demo });
    await siteRow(page, 'Solar house').waitFor();
    await page.route('**/loadanalysis/**', async (route) => {
      await page.locator('[aria-busy="true"]').first().waitFor();
      await route.abort();
    });
    await page.goto(`${solarHouse}/load?period=year`);
    const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
    await failure.getByText(/problem with the network/).waitFor();
    await page.unroute('**/loadanalysis/**');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Base load').waitFor();
  });

  it('has nothing to show of a meter that has not sent yet', async () => {
    const page = await visit({ path: `/site/${await siteOf(newcomer)}/report/load`, token: newcomer });
    await page.getByText('No data in this period').waitFor();
    await page.getByRole('link', { name: 'Other analysis' }).click();
    await heading(page, 'Other analysis').waitFor();
    await page.getByText('No data in this period').waitFor();
  });
});

describe('the other analysis', () => {
  const { visit } = storyBrowser();

  it('draws two quantities of two meters, read by the keyboard', async () => {
    const page = await visit({ path: `${solarHouse}/other`, token: demo });
    const chart = page.getByRole('slider').first();
    await page.getByLabel('Left axis').selectOption('Voltage');
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toContain('Voltage');
    await page.getByLabel('Right axis').selectOption('Current');
    await page.getByRole('checkbox', { name: 'Solar' }).check();
    await page.getByRole('slider').nth(1).waitFor();
    await chart.focus();
    await page.keyboard.press('ArrowLeft');
    await expect
      .poll(() => chart.getAttribute('aria-valuetext'))
      .toMatch(/Voltage, phase A [\d.]+.V.*Current, phase C/);
    await page.reload();
    await expect.poll(() => page.getByLabel('Right axis').inputValue()).toBe('currentA');
    expect(await page.getByRole('checkbox', { name: 'Solar' }).isChecked()).toBe(true);
  });
});

describe('the hourly consumption', () => {
  const { visit } = storyBrowser();

  it('shows the hours of the site and of its meters, read by the keyboard', async () => {
    const page = await visit({ path: `${solarHouse}/energyhour?period=month`, token: demo });
    await page.getByRole('heading', { name: 'Consumption by hour' }).waitFor();
    await page.getByRole('heading', { name: 'Average day' }).waitFor();
    const map = page.getByRole('slider').first();
    await map.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => map.getAttribute('aria-valuetext')).toMatch(/kWh|No data/);
    await page.getByRole('checkbox', { name: 'Car charger' }).check();
    await page.getByRole('heading', { name: 'Car charger: Import by hour' }).waitFor();
    await page.getByRole('checkbox', { name: 'Whole site' }).check();
    await page.getByRole('button', { name: 'Period and view' }).click();
    await page.getByRole('radio', { name: 'Yield' }).check();
    await page.getByRole('heading', { name: 'Yield by hour' }).waitFor();
  });

  it('shows what the hours cost and emitted, which is remembered', async () => {
    const hours = `${solarHouse}/energyhour?period=month`;
    const page = await visit({ path: hours, token: demo });
    const map = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Consumption by hour' }) });
    await map.getByRole('radio', { name: 'Money' }).check();
    await map
      .getByText(/^\$\d+\.\d\d$/)
      .first()
      .waitFor();
    await map.getByRole('radio', { name: 'CO₂' }).check();
    await map
      .getByText(/^\d+\.\d\d\skg$/)
      .first()
      .waitFor();
    await page.reload();
    await map
      .getByText(/^\d+\.\d\d\skg$/)
      .first()
      .waitFor();
    await page.goto(`${hours}&view=export`);
    await page.getByRole('heading', { name: 'Export by hour' }).waitFor();
    expect(await page.getByRole('radio', { name: 'CO₂' }).count()).toBe(0);
    await page
      .getByText(/^\d+\.\d\d\skWh$/)
      .first()
      .waitFor();
  });
});

describe('the hourly consumption in money', () => {
  const { visit } = storyBrowser();

  it('is of a chosen meter what its part of the energy from the grid cost, and of all time, too', async () => {
    const page = await visit({ path: `${solarHouse}/energyhour?period=month`, token: demo });
    await page.getByRole('checkbox', { name: 'Car charger' }).check();
    const cardOf = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name }) });
    const meter = cardOf('Car charger: Import by hour');
    await meter.getByRole('radio', { name: 'Money' }).check();
    const amount = /^\$\d+\.\d\d$/;
    await meter.getByText(amount).first().waitFor();
    await page.goto(`${solarHouse}/energyhour?period=total`);
    await cardOf('Consumption by hour').getByText(amount).first().waitFor();
    await page.getByRole('checkbox', { name: 'Car charger' }).check();
    await meter.getByText(amount).first().waitFor();
    await meter.getByRole('radio', { name: 'kWh' }).check();
    await meter
      .getByText(/^\d+\.\d\d\skWh$/)
      .first()
      .waitFor();
  });
});

describe('the abnormal data', () => {
  const { visit } = storyBrowser();

  it('is searched by limits that are checked, saved and set back', async () => {
    const page = await visit({ path: `${solarHouse}/dataalert`, token: demo });
    await page.getByText('Limits of this site').click();
    const limit = page.getByLabel('Gap longer than (minutes)');
    await limit.fill('5');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByText('This number is out of range.').waitFor();
    expect(await limit.evaluate((field) => field === document.activeElement)).toBe(true);

    await limit.fill('45');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByText('This number is out of range.').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Limits of this site').click();
    await expect.poll(() => limit.inputValue()).toBe('45');
    await page.getByRole('button', { name: 'Restore default limits' }).click();
    await page.getByRole('button', { name: 'Run' }).click();
    await expect.poll(() => limit.inputValue()).toBe('30');
  });

  it('is listed by day with a chart of the hour, and asks for at least one kind', async () => {
    const path = `/site/${await siteOf(owner)}/report/dataalert?${daysAround}&kinds=overVoltage`;
    const page = await visit({ path, token: owner });
    await page.getByText('1 finding', { exact: true }).waitFor();
    await page.getByText(/Highest 262.0.V, limit 253.0.V/).waitFor();
    await page.getByText('Show chart').click();
    await page.getByRole('button', { name: /Limit.*253.0/s }).waitFor();

    await page.getByRole('checkbox', { name: 'Over-voltage' }).uncheck();
    await page.getByText('Please choose at least one kind.').waitFor();
    expect(await page.getByRole('button', { name: 'Run' }).isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: 'Offline' }).check();
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByText('No abnormal data in this period').waitFor();
    expect(pathOf(page)).toContain('kinds=offline');
  });
});
