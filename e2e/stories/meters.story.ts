import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minuteMs } from '@ohmstead/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { acceptProposals } from '../browser/accept-proposals.ts';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { ask } from '../people/ask.ts';
import { demoUser, logIn, newPerson, register } from '../people/person.ts';
import { dataFolder } from '../program/index.ts';

const csv = [
  'Datum;Bezug [kWh]',
  ...Array.from(
    { length: 24 },
    (_, hour) =>
      `01.06.2025 ${String(hour).padStart(2, '0')}:00;${String(7000 + hour / 4).replace('.', ',')}`,
  ),
].join('\n');

const minutes = 60;

/** An hour of readings; half-way the count jumps up and comes back. */
const readingsWithSpike = (key: string): string => {
  const nowMs = Date.now();
  return Array.from({ length: minutes }, (_, minute) =>
    JSON.stringify({
      time: new Date(nowMs - (minutes - minute) * minuteMs).toISOString(),
      key,
      Data: [230, 2.6, 600, minute === 30 ? 90_000 : 1000 + minute / 100, 0, 50, 1],
    }),
  ).join('\n');
};

const uploadBatch = (body: string) =>
  fetch(`${inject('origin')}/api/v1/sensor/uploadbatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body,
  });

const askAs = async (token: string, path: string, body?: unknown): Promise<unknown> =>
  (await ask(inject('origin'), path, { token, ...(body === undefined ? {} : { body }) })).data;

const idOfFirst = (list: unknown): number => {
  const [first]: unknown[] = Array.isArray(list) ? list : [];
  if (typeof first !== 'object' || first === null || !('id' in first)) throw new Error('there is no meter');
  return Number(first.id);
};

const keyOf = (meter: unknown): string => {
  if (typeof meter !== 'object' || meter === null || !('uploadKey' in meter)) throw new Error('no key');
  return String(meter.uploadKey);
};

describe('meters', () => {
  const { visit } = storyBrowser();
  const person = newPerson();
  let folder: Awaited<ReturnType<typeof dataFolder>>;
  let token: string;
  let id: number;
  beforeAll(async () => {
    folder = await dataFolder();
    await register(inject('origin'), person);
    token = await logIn(inject('origin'), person);
    id = idOfFirst(await askAs(token, '/api/v1/user/meterlist'));
    await askAs(token, '/api/v1/inverter/save', { id, name: 'Main meter', ratedPowerW: 5000 });
    await uploadBatch(readingsWithSpike(keyOf(await askAs(token, `/api/v1/inverter/get/${id}`))));
  });
  afterAll(() => folder.remove());

  const nameField = (page: Page) => page.getByLabel('Name', { exact: true });

  it('are found from the settings, viewed, and renamed', async () => {
    const page = await visit({ path: '/main?tab=settings', token });
    await page.getByRole('link', { name: /^Meters/ }).click();
    await waitForPath(page, '/edit/meterlist');
    await page.getByRole('link', { name: /Main meter/ }).click();
    await waitForPath(page, `/edit/meter/${id}`);
    await page.getByText(/\/upload\/\w+/).waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await nameField(page).fill('House connection');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'House connection' }).waitFor();
    await waitForPath(page, `/edit/meter/${id}`);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('link', { name: /House connection/ }).waitFor();
  });

  it('ask before changes are lost, and name a fault where it is', async () => {
    const page = await visit({ path: `/edit/meter/${id}?mode=edit`, token, width: 1440 });
    await nameField(page).fill('');
    await page.getByLabel('Rated power (W)').fill('much');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please enter a name.').waitFor();
    expect(await nameField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await page.getByLabel('Rated power (W)').inputValue()).toBe('much');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await waitForPath(page, '/main?tab=overview');
  });

  it('are added by keyboard, their serial number checked while it is typed', async () => {
    const { sn } = newPerson();
    const page = await visit({ path: '/edit/meter/0', token });
    const serialNumber = page.getByLabel('Serial number (SN)');
    await serialNumber.fill(person.sn);
    await page.getByText('This serial number is already in use.').waitFor();
    await nameField(page).fill('Roof');
    await serialNumber.fill(sn.toLowerCase());
    await page.getByText('This serial number is available.').waitFor();
    await page.getByRole('radio', { name: /^Grid/ }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: /^Inverter/ }).isChecked()).toBe(true);
    await serialNumber.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Roof' }).waitFor();
    await page.getByText('Waiting for the first reading').waitFor();
    await page.getByText(sn).first().waitFor();
  });

  it('have an audit list, where a decision is taken and taken back', async () => {
    const page = await visit({ path: `/edit/meter/${id}/audit?kind=spike`, token });
    await page.getByText('90,000.00').first().waitFor();
    await page.getByRole('button', { name: 'Decide' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Ignore this value/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText(new RegExp(`^Ignore this value · ${person.username}`)).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByRole('button', { name: 'Undo the decision' }).click();
    await page.getByRole('button', { name: 'Decide', exact: true }).waitFor();
    await page.getByText('All decisions').waitFor();
  });

  it('take history from a file, after a look at its columns, and give it back', async () => {
    const path = join(folder.path, 'history.csv');
    await writeFile(path, csv);
    const page = await visit({ path: `/edit/meter/${id}`, token, width: 768 });
    await page.getByRole('link', { name: /^Import history/ }).click();
    await waitForPath(page, `/edit/meter/${id}/import`);
    await page.locator('input[type=file]').setInputFiles(path);
    await acceptProposals(page);
    await page.getByText('Bezug [kWh]').waitFor();
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByText('This import would add').waitFor();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('heading', { name: 'Imported' }).waitFor();
    await page.getByText('24 readings').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone', { exact: true }).waitFor();
  });

  it('are replaced, their history going on', async () => {
    const { sn } = newPerson();
    const page = await visit({ path: `/edit/meter/${id}/replace`, token });
    await page.getByLabel('New serial number (SN)').fill(sn);
    await page.getByLabel('Old device: final import (kWh)').fill('5');
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByText('The old device’s final reading is lower than one it sent before.')
      .first()
      .waitFor();
    await page.getByLabel('Old device: final import (kWh)').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await waitForPath(page, `/edit/meter/${id}/audit`);
    await page.getByRole('heading', { name: 'Device replaced' }).first().waitFor();
    await page.getByText(`SN ${sn}`).waitFor();
  });

  it('that cannot be had say so, and come with another try', async () => {
    const page = await visit({ path: '/main', token });
    await page.route('**/api/v1/user/meterlist', (route) => route.abort());
    await page.goto('/edit/meterlist');
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.unroute('**/api/v1/user/meterlist');
    await retry.click();
    await page.getByRole('link', { name: /SN/ }).first().waitFor();
    await page.goto('/edit/meter/999999999');
    await page.getByText('This meter does not exist, or it is not yours.').waitFor();
  });

  it('of the demo can be looked at, and what is closed says why', async () => {
    const demo = await logIn(inject('origin'), demoUser);
    const demoId = idOfFirst(await askAs(demo, '/api/v1/user/meterlist'));
    const page = await visit({ path: `/edit/meter/${demoId}?mode=edit`, token: demo });
    await page.getByRole('button', { name: 'Delete the meter' }).waitFor();
    expect(await page.getByRole('button', { name: 'Delete the meter' }).isDisabled()).toBe(true);
    await page.getByText('Only the owner can change this. It is not possible in the demo.').first().waitFor();
  });
});
