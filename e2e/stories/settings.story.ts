import { describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { ask } from '../people/ask.ts';
import { logIn, newPerson, register } from '../people/person.ts';

describe('the settings tab', () => {
  const { visit } = storyBrowser();

  it('logs out for good, after asking', async () => {
    const person = newPerson();
    await register(inject('origin'), person);
    const token = await logIn(inject('origin'), person);
    const page = await visit({ path: '/main?tab=settings', token });

    await page.getByRole('button', { name: /^Log out/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    const statusOf = async (path: string) => (await ask(inject('origin'), path, { token })).status;
    // The app leaves without waiting for the server's answer.
    await expect.poll(() => statusOf('/api/v1/user/sitelist')).toBe(401);
  });

  it('has a tile for every part', async () => {
    const person = newPerson();
    await register(inject('origin'), person);
    const page = await visit({ path: '/main?tab=settings', token: await logIn(inject('origin'), person) });
    const tiles = ['Sites', 'Meters', 'Notices', 'Feedback', 'User settings', 'Change password'];
    for (const tile of tiles) await page.getByRole('link', { name: new RegExp(`^${tile}`) }).waitFor();
    await page.getByRole('link', { name: /^Notices/ }).click();
    await waitForPath(page, '/edit/noticelist');
    await page.getByRole('heading', { level: 1, name: 'Notices' }).waitFor();
  });

  it('keeps the clock that was chosen', async () => {
    const person = newPerson();
    await register(inject('origin'), person);
    const page = await visit({ path: '/main?tab=settings', token: await logIn(inject('origin'), person) });
    await page.getByText('14:30').waitFor();
    await page.getByRole('radio', { name: '12 hours' }).check();
    await page.getByText('2:30 PM').waitFor();
    await page.reload();
    await page.getByText('2:30 PM').waitFor();
    await page.getByRole('radio', { name: 'By language' }).check();
    await page.getByText('14:30').waitFor();
  });
});
