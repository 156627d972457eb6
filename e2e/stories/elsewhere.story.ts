import { beforeAll, describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { logIn, newPerson, register } from '../people/person.ts';

describe('login elsewhere', () => {
  const { visit } = storyBrowser();
  const person = newPerson();
  beforeAll(() => register(inject('origin'), person));

  it('ends the first session with the reason and leads to login', async () => {
    const token = await logIn(inject('origin'), person);
    const page = await visit({ path: '/main', token });
    await page.getByRole('heading', { name: 'My sites' }).waitFor();

    await logIn(inject('origin'), person);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page
      .getByText(/logged in elsewhere/)
      .first()
      .waitFor();
    await page.waitForURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
