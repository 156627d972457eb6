import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLogin } from '../browser/fill-login.ts';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { arrivingMail, linkIn } from '../mail/arriving-mail.ts';
import { type ProgramWithMail, programWithMail } from '../mail/program-with-mail.ts';
import { administratorSettings } from '../people/administrator.ts';
import { sendFeedback } from '../people/feedback.ts';
import { logIn, newPerson, register } from '../people/person.ts';

describe('the administrator', () => {
  const { visit } = storyBrowser();
  let program: ProgramWithMail;
  beforeAll(async () => {
    program = await programWithMail(administratorSettings);
  });
  afterAll(() => program.stop());

  it('chooses a password, finds a user, answers feedback, publishes a notice, and it is all written down', async () => {
    const [user, other] = [newPerson(), newPerson()];
    await Promise.all([user, other].map((person) => register(program.origin, person)));
    const token = await logIn(program.origin, user);
    await sendFeedback(program.origin, token);
    const userPage = await visit({ origin: program.origin, path: '/main', token });
    const badge = (text: string) => userPage.getByRole('navigation').getByText(text, { exact: true });
    // The welcome.
    await badge('1 unread notice').waitFor();

    const page = await visit({ origin: program.origin, path: '/login', width: 1440 });
    await chooseFirstPassword(page);
    await page.getByRole('link', { name: 'Administration', exact: true }).click();
    await waitForPath(page, '/admin');

    await openSection(page, 'Users');
    await page.getByRole('link', { name: other.username }).waitFor();
    await page.getByLabel('Search by username, name, e-mail or serial number').fill(user.sn.toLowerCase());
    await page.getByRole('link', { name: other.username }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: user.username }).click();
    await page.getByRole('heading', { level: 1, name: user.username }).waitFor();
    await page.getByText('1 meter', { exact: true }).waitFor();

    await openSection(page, 'Feedback');
    await page.getByRole('link', { name: 'The chart of yesterday is empty' }).click();
    await page.getByRole('button', { name: 'Show the picture chart.png' }).click();
    const picture = page.getByRole('dialog', { name: 'chart.png' }).getByRole('img', { name: 'chart.png' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Your answer').fill('It is mended.\nPlease load the page again.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await page.getByText('The answer has been sent.').waitFor();

    await badge('2 unread notices').waitFor();
    const subject = 'Your feedback “The chart of yesterday is empty” has been answered';
    const mail = await arrivingMail(program.smtp, { to: 'ada@example.org', subject });
    expect(mail.text).toContain('It is mended.\nPlease load the page again.');

    await openSection(page, 'Notices');
    await page.getByRole('link', { name: 'Write a notice' }).click();
    // The address changes before the screen does, and the list has a field for titles too.
    await page.getByRole('heading', { level: 1, name: 'Write a notice' }).waitFor();
    await page.getByLabel('Title', { exact: true }).fill('New charts');
    await page.getByLabel('Text', { exact: true }).fill('The charts have learnt to count.');
    await page.getByRole('radio', { name: 'Now' }).check();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('The notice has been saved.').waitFor();
    await waitForPath(page, '/admin/notices');
    await badge('3 unread notices').waitFor();

    await userPage.goto('/edit/noticelist');
    await userPage.getByRole('link', { name: /Your feedback has been answered/ }).waitFor();
    await userPage.getByRole('link', { name: /New charts/ }).click();
    await userPage.getByText('The charts have learnt to count.').waitFor();
    await userPage.goto(linkIn(mail));
    await userPage.getByRole('list', { name: 'Conversation' }).getByText('It is mended.').waitFor();

    await openSection(page, 'Log');
    const entry = (action: string) => page.getByRole('row').filter({ hasText: action });
    await entry('Answered feedback').getByText('admin', { exact: true }).waitFor();
    await entry('Saved a notice').getByText('admin', { exact: true }).waitFor();
  });

  it('has a console that nobody else finds', async () => {
    const person = newPerson();
    await register(program.origin, person);
    const page = await visit({
      origin: program.origin,
      path: '/admin',
      token: await logIn(program.origin, person),
    });
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await page.goto('/main?tab=settings');
    await page.getByRole('link', { name: /^Notices/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Administration/ }).count()).toBe(0);
  });
});

/** The first login leads nowhere else; afterwards the page shows the settings. */
const chooseFirstPassword = async (page: Page): Promise<void> => {
  await fillLogin(page, { username: 'admin', password: administratorSettings.ADMIN_PASSWORD });
  await waitForPath(page, '/edit/password');
  await page.getByText('Please choose your own password first', { exact: false }).first().waitFor();
  await page.goto('/admin');
  await waitForPath(page, '/edit/password');
  await page.getByLabel('Old password').fill(administratorSettings.ADMIN_PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('difference-engine-2');
  await page.getByLabel('Repeat new password').fill('difference-engine-2');
  await page.getByRole('button', { name: 'Change password' }).click();
  await waitForPath(page, '/main?tab=settings');
};

const openSection = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true }).click();
