import { minuteMs } from '@ohmstead/domain';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { logIn, newPerson, register } from '../people/person.ts';

const upload = (address: string, powerW: number) =>
  fetch(address, {
    method: 'POST',
    body: JSON.stringify({ Data: [230.5, 5.4, powerW, 1234.567, 0.25, 50, 0.99] }),
  });

/** Half an hour of readings, which is energy, and one of now. */
const uploadQuarters = async (page: Page, origin: string): Promise<void> => {
  const address = await page
    .getByText(/^https?:\/\/\S+\/upload\/\S+$/)
    .first()
    .innerText();
  const key = address.split('/').at(-1);
  const lines = [45, 30, 15, 0].map((minutesAgo) =>
    JSON.stringify({
      key,
      time: new Date(Date.now() - minutesAgo * minuteMs).toISOString(),
      Data: [230.5, 5.4, 1200, 1234 - minutesAgo / 50, 0, 50, 0.99],
    }),
  );
  const answer = await fetch(`${origin}/api/v1/sensor/uploadbatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  expect(await answer.json()).toMatchObject({ data: { accepted: 4 } });
};

describe('a new user', () => {
  const { visit } = storyBrowser();

  it('registers with a meter, types its address into the device and sees the first reading come', async () => {
    const person = newPerson();
    const page = await visit({ path: '/login' });
    await page.getByRole('link', { name: 'Register' }).click();
    // Login has fields of the same names.
    await page.getByRole('heading', { name: 'Register' }).waitFor();
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Repeat password').fill(person.password);
    await page.getByLabel(/SN/).fill(person.sn.toLowerCase());
    await page.getByLabel('Full name').fill(person.fullName);
    await page.getByRole('button', { name: 'Register' }).click();

    await waitForPath(page, '/main');

    await page.getByText('Waiting for the first reading').first().waitFor();
    const address = await page
      .getByText(/^https?:\/\/\S+\/upload\/\S+$/)
      .first()
      .innerText();
    expect(new URL(address).origin).toBe(inject('origin'));

    const answer = await upload(address, 1241);
    expect(await answer.json()).toMatchObject({ successful: true });
    await page.getByText(/1,241/).first().waitFor({ timeout: 10_000 });
  });

  it('is led from the first reading over the tariff to the bill', async () => {
    const person = newPerson();
    const origin = inject('origin');
    await register(origin, person);
    const token = await logIn(origin, person);
    const page = await visit({ path: '/main', token });
    const steps = page.locator('section', { has: page.getByRole('heading', { name: 'First steps' }) });
    await steps.getByText('1 of 4 done').waitFor();
    expect(await steps.locator('[aria-current="step"]').innerText()).toContain('First reading');

    await uploadQuarters(page, origin);
    await steps.getByText('2 of 4 done').waitFor({ timeout: 20_000 });
    await steps.getByRole('link', { name: 'Enter a tariff' }).click();
    await page.getByRole('link', { name: /^Flat rate Every/ }).click();
    await page
      .getByLabel(/in EUR per kWh$/)
      .first()
      .fill('0.30');
    await page.getByLabel('Amount in EUR').fill('9.90');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Open the bill' }).click();
    await page.getByRole('heading', { name: 'Bill so far' }).waitFor();

    await page.goto('/main');
    await page.getByText('Bill so far').locator('visible=true').first().waitFor();
    expect(await steps.count()).toBe(0);
  });

  it('who looks at the bill first is shown that the tariff is missing', async () => {
    const person = newPerson();
    await register(inject('origin'), person);
    const token = await logIn(inject('origin'), person);
    const page = await visit({ path: '/main', token });
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Waiting for the first reading' })
      .getByRole('link')
      .click();
    await page.waitForURL(/\/site\/\d+$/);
    await page.goto(`${page.url()}/report/bill`);
    await page.getByText('No tariff yet').waitFor();
    await page.getByRole('link', { name: 'Enter a tariff' }).click();
    await page.waitForURL(/\/tariff\/0$/);
  });
});
