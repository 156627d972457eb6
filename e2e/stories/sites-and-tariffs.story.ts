// Sites and what their energy costs, kept by their owner.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { ask } from '../people/ask.ts';
import { demoUser, logIn, newPerson, register } from '../people/person.ts';

const askAs = async (token: string, path: string, body?: unknown): Promise<unknown> =>
  (await ask(inject('origin'), path, { token, ...(body === undefined ? {} : { body }) })).data;

/** Names of the account's sites in their order. */
const siteNames = async (token: string): Promise<unknown[]> => {
  const list = await askAs(token, '/api/v1/user/sitelist');
  return Array.isArray(list) ? list.map(({ name }) => name) : [];
};

const idOf = (site: unknown): number => {
  if (typeof site !== 'object' || site === null || !('id' in site))
    throw new Error('The account has no site.');
  return Number(site.id);
};

const firstSite = async (token: string): Promise<number> => {
  const list = await askAs(token, '/api/v1/user/sitelist');
  return idOf(Array.isArray(list) ? list[0] : null);
};

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const nameField = (page: Page) => page.getByLabel('Name', { exact: true });

const dragBetween = async (page: Page, from: number, to: number): Promise<void> => {
  const slider = page.getByRole('slider');
  // The page's bar would lie over what is scrolled up to its edge.
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const strip = await slider.boundingBox();
  if (!strip) throw new Error('the hours are not shown');
  const y = strip.y + 20;
  await page.mouse.move(strip.x + strip.width * from, y);
  await page.mouse.down();
  await page.mouse.move(strip.x + strip.width * to, y, { steps: 4 });
  await page.mouse.up();
};

describe('sites', () => {
  const { visit } = storyBrowser();
  const person = newPerson();
  let token: string;
  let id: number;
  beforeAll(async () => {
    await register(inject('origin'), person);
    token = await logIn(inject('origin'), person);
    id = await firstSite(token);
    await askAs(token, '/api/v1/site/save', { id, name: 'House' });
  });

  it('are found from the settings, viewed, changed, and nothing is lost without asking', async () => {
    const page = await visit({ path: '/main?tab=settings', token });
    await page.getByRole('link', { name: /^Sites/ }).click();
    await waitForPath(page, '/edit/placelist');
    await page.getByRole('link', { name: /^House/ }).click();
    await waitForPath(page, `/edit/place/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Latitude').fill('91');
    await page.getByLabel('Monthly target in kWh').fill('350,5');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await save(page);
    await page.getByText('This number is out of range.').waitFor();
    expect(await page.getByLabel('Latitude').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );

    await page.getByLabel('Latitude').fill('48.2');
    await page.getByLabel('Longitude').fill('16.37');
    await page.getByRole('button', { name: 'Use this time zone' }).click();
    await save(page);
    await page.getByText('350.50').waitFor();
    await page.getByText('Europe/Vienna').waitFor();
    await waitForPath(page, `/edit/place/${id}`);
  });

  it('are added, put into order by keys, and deleted after asking', async () => {
    const page = await visit({ path: '/edit/place/0', token, width: 1440 });
    await nameField(page).fill('Barn');
    await save(page);
    await page.getByRole('heading', { level: 1, name: 'Barn' }).waitFor();

    await page.getByRole('button', { name: 'Back' }).click();
    await page.goto('/edit/placelist');
    const handle = page.getByRole('button', { name: /^Move Barn/ });
    await handle.press('ArrowUp');
    await page.getByText('Barn is now number 1 of 2.').waitFor();
    await expect.poll(() => siteNames(token)).toEqual(['Barn', 'House']);
    expect(await handle.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.getByRole('link', { name: /^Barn/ }).click();
    await page.getByRole('button', { name: 'Delete this site' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Barn?' });
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByRole('button', { name: 'Delete this site' }).click();
    await dialog.getByRole('button', { name: 'Delete the site' }).click();
    await waitForPath(page, '/edit/placelist');
    await page.getByText('Barn has been deleted.').waitFor();
    expect(await siteNames(token)).toEqual(['House']);
  });

  it('take the CO₂ of the grid by the hour, report a wrong row, and let it go after asking', async () => {
    const page = await visit({ path: `/edit/place/${id}`, token });
    const upload = async (csv: string): Promise<void> => {
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name: 'co2.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
    };
    await page.getByText('Upload values').click();
    await upload('time,gramsPerKwh\n2026-03-29T00:00Z,310\n2026-03-29T01:00,290');
    await page.getByText('Row 2: A value needs a time with its UTC offset.').waitFor();
    await upload('time,gramsPerKwh\n2026-03-29T00:00Z,310\n2026-03-29T01:00Z,290');
    await page.getByText('290 to 310\u00a0g/kWh').waitFor();
    await page.getByRole('button', { name: 'Delete the CO₂ values' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No values uploaded yet').waitFor();
  });

  it('say what went wrong, and whose they are not', async () => {
    const page = await visit({ token });
    await page.route('**/api/v1/user/sitelist', (route) => route.abort());
    await page.goto('/edit/placelist');
    await page.getByRole('alert').getByText('There seems to be a problem with the network').first().waitFor();
    await page.unroute('**/api/v1/user/sitelist');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: /^House/ }).waitFor();
    await page.goto('/edit/place/1');
    await page.getByText('This site does not exist, or it is not yours.').waitFor();
  });
});

describe('tariffs', () => {
  const { visit } = storyBrowser();
  const person = newPerson();
  let token: string;
  let id: number;
  let firstDay: string;
  beforeAll(async () => {
    await register(inject('origin'), person);
    token = await logIn(inject('origin'), person);
    id = await firstSite(token);
  });

  it('begin with a template, are painted by mouse and keys, and are saved with a price for each band', async () => {
    const page = await visit({ path: `/edit/place/${id}`, token, width: 1440 });
    await page.getByRole('link', { name: 'Tariff', exact: true }).click();
    await page.getByText('No tariff yet').waitFor();
    await page.getByRole('link', { name: 'Add a version' }).click();
    await page.getByRole('link', { name: /^Day and night/ }).click();
    await nameField(page).fill('Town works');
    firstDay = await page.getByLabel('First day').inputValue();
    expect(firstDay).toMatch(/-01$/);
    await page.getByLabel('Amount in EUR').fill('9,90');
    await page.getByLabel('Off-peak in EUR per kWh').fill('0.21');
    await page.getByLabel('Standard in EUR per kWh').fill('0.29');

    await dragBetween(page, 17 / 24 + 0.002, 20 / 24 - 0.002);
    await page.getByText('17:00–20:00 Peak').waitFor();
    const strip = page.getByRole('slider');
    await strip.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByText('23:45–24:00 Peak').waitFor();

    await save(page);
    await page.getByText('Please enter a price.').waitFor();
    await page.getByLabel('Peak in EUR per kWh', { exact: true }).fill('0.41');
    await save(page);
    await waitForPath(page, `/edit/place/${id}/tariff`);
    await page.getByText('€0.41').waitFor();
    await page.getByText('€9.90 per month').waitFor();
    await page.getByText('In force').waitFor();
  });

  it('are copied, and two of them cannot hold on one day', async () => {
    const page = await visit({ path: `/edit/place/${id}/tariff`, token });
    await page.getByRole('link', { name: /^Copy/ }).click();
    await nameField(page).fill('Town works, dearer');
    await page.getByLabel('Standard in EUR per kWh').fill('0.35');
    await page.getByLabel('First day').fill(firstDay);
    await save(page);
    await page.getByText('Another version of the tariff applies on this date.').first().waitFor();
    await page.getByLabel('First day').fill('2031-01-01');
    await save(page);
    await waitForPath(page, `/edit/place/${id}/tariff`);
    await page.getByText('Upcoming').waitFor();
  });

  it('are uploaded as a series of prices; a wrong row is named', async () => {
    const page = await visit({ path: `/edit/place/${id}/tariff`, token });
    await page.getByText('Upload prices').click();
    const upload = async (rows: string) => {
      await page.getByLabel('CSV file').setInputFiles({
        name: 'prices.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`time,price\n${rows}`),
      });
      // The button is pressed by key, because the message of the upload before may lie over it.
      await page.getByRole('button', { name: 'Upload', exact: true }).press('Enter');
    };
    await upload('2026-01-01T00:00Z,0.1\nyesterday,0.2');
    await page.getByText('Row 2: A price needs a time with its UTC offset.').waitFor();
    await upload('2026-01-01T00:00Z,0.1\n2026-01-01T01:00Z,-0.02');
    await page.getByText('2 prices saved.').waitFor();
    await page.getByRole('heading', { level: 3, name: 'spot' }).waitFor();
  });

  it('are compared by an invoice, line by line', async () => {
    const page = await visit({ path: `/site/${id}/invoices`, token });
    await page.getByText('No invoices yet').waitFor();
    await page.getByRole('link', { name: 'Enter an invoice' }).click();
    await page.getByLabel('kWh').fill('120,5');
    await page.getByLabel('Amount').first().fill('34,95');
    for (const line of [3, 2]) await page.getByRole('button', { name: `Remove line ${line}` }).click();
    await save(page);
    await page.getByText('€34.95').first().waitFor();
    await page.getByRole('button', { name: 'Delete this invoice' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the invoice' }).click();
    await page.getByText('No invoices yet').waitFor();
  });

  it('and a battery are tried out on the demo’s own history, by a link that keeps what was asked', async () => {
    const page = await visit({
      path: '/site/2/whatif?capacity=8',
      token: await logIn(inject('origin'), demoUser),
      width: 768,
    });
    expect(await page.getByLabel('Capacity in kWh').inputValue()).toBe('8');
    const battery = page.getByLabel(/^(Capacity in kWh|Power in kW|Efficiency in percent)$/);
    const tops = await battery.evaluateAll((fields) =>
      fields.map((field) => field.getBoundingClientRect().top),
    );
    expect(tops).toEqual([tops[0], tops[0], tops[0]]);
    await page.getByRole('columnheader', { name: 'Actual' }).waitFor();
    await page.getByLabel('Capacity in kWh').fill('12');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.waitForURL(/capacity=12|capacity=%2212%22/);
  });
});
