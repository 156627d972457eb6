import { localDay } from '@ohmstead/domain';
import { textOf } from '@ohmstead/i18n';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { arrivingMail } from '../mail/arriving-mail.ts';
import { type ProgramWithMail, programWithMail } from '../mail/program-with-mail.ts';
import { logIn, newPerson, register } from '../people/person.ts';
import { aheadEnv } from '../walk/clock-ahead.ts';

const zone = 'Europe/Berlin';
const hourMs = 3_600_000;

/** The program's clock shows this time of tomorrow in Berlin. */
const tomorrowAt = (ofDayMs: number): Readonly<Record<string, string>> => {
  const tomorrow = new Date(Date.now() + 24 * hourMs).toISOString().slice(0, 10);
  return aheadEnv(localDay(zone, tomorrow).fromMs + ofDayMs - Date.now());
};

describe('automatic sending', () => {
  const { visit } = storyBrowser();
  let program: ProgramWithMail;
  beforeAll(async () => {
    program = await programWithMail(tomorrowAt(6 * hourMs));
  });
  afterAll(() => program.stop());

  it('is set up, tried out, and reaches its recipients in the morning, who can leave', async () => {
    const person = { ...newPerson(), email: 'ada@example.net' };
    await register(program.origin, person);
    const token = await logIn(program.origin, person);
    const page = await visit({ origin: program.origin, path: '/edit/usersetting', token });

    const field = page.getByLabel('Recipients', { exact: true });
    await field.fill('bob@example.org;not an address;');
    await page.getByLabel('Daily report').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(textOf('en', 'error.email_invalid')).first().waitFor();
    await page.getByRole('button', { name: 'Remove not an address' }).click();
    await page.getByRole('button', { name: 'Add my address' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').getByText('Saved').waitFor();
    await page.reload();
    await page.getByRole('list', { name: 'Recipients in the list' }).getByText('bob@example.org').waitFor();
    expect(await page.getByLabel('Daily report').isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog').frameLocator('iframe');
    await preview.getByText('There are no readings from this period.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Send me a test' }).click();
    await page.getByText('A test is on its way to ada@example.net.').first().waitFor();
    const subjectOf = (to: string) =>
      program.smtp.taken.filter((mail) => mail.to.includes(to)).map(({ mail }) => mail.subject ?? '');
    await expect.poll(() => subjectOf(person.email).some((one) => one.startsWith('Test: Daily'))).toBe(true);

    await program.restart(tomorrowAt(7 * hourMs));
    const isReport = (subject: string) => subject.startsWith('Daily report of ');
    await expect.poll(() => subjectOf('bob@example.org').some(isReport)).toBe(true);
    const subject = subjectOf('bob@example.org').find(isReport) ?? '';
    const mail = await arrivingMail(program.smtp, { to: 'bob@example.org', subject });
    expect(mail.text).toContain('Ada Lovelace has entered this address');
    expect(mail.attachments.map(({ filename }) => filename?.split('.').pop())).toContain('xlsx');
    await expect.poll(() => subjectOf(person.email).some(isReport)).toBe(true);

    const link = /\S+\/leave\/\S+/.exec(mail.text ?? '')?.[0].replace(/[[\]]/g, '') ?? '';
    const visitor = await visit({ origin: program.origin, path: new URL(link).pathname });
    await visitor.getByRole('button', { name: 'Receive no more' }).click();
    await visitor.getByText('You will receive no more of them').waitFor();
    const settings = await visit({ origin: program.origin, path: '/edit/usersetting', token });
    await settings.getByText('Does not want these e-mails any more.').waitFor();

    await settings.goto(`${program.origin}/edit/noticelist?type=autoSend`);
    await settings
      .getByText(/^The daily report of .* has been sent$/)
      .first()
      .waitFor();
  });
});
