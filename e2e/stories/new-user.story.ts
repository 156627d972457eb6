import { describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { newPerson } from '../people/person.ts';

const upload = (address: string, powerW: number) =>
  fetch(address, {
    method: 'POST',
    body: JSON.stringify({ Data: [230.5, 5.4, powerW, 1234.567, 0.25, 50, 0.99] }),
  });

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

    await page.getByText('Registered, please log in').first().waitFor();
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await waitForPath(page, '/main');

    await page.getByText('Waiting for first reading').first().waitFor();
    const address = await page
      .getByText(/^https?:\/\/\S+\/upload\/\S+$/)
      .first()
      .innerText();
    expect(new URL(address).origin).toBe(inject('origin'));

    const answer = await upload(address, 1241);
    expect(await answer.json()).toMatchObject({ successful: true });
    await page.getByText(/1,241/).first().waitFor({ timeout: 10_000 });
  });
});
