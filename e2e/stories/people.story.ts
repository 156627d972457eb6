import { calls } from '@ohmstead/contract';
import { type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLogin } from '../browser/fill-login.ts';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { arrivingMail, linkIn } from '../mail/arriving-mail.ts';
import { type ProgramWithMail, programWithMail } from '../mail/program-with-mail.ts';
import { ask } from '../people/ask.ts';
import { logIn, newPerson, type Person, register } from '../people/person.ts';

type Reachable = Person & { readonly email: string };

const reachablePerson = (): Reachable => {
  const person = newPerson();
  return { ...person, email: `${person.username}@example.net` };
};

describe('people with an e-mail address', () => {
  const { visit } = storyBrowser();
  let program: ProgramWithMail;
  beforeAll(async () => {
    program = await programWithMail();
  });
  afterAll(() => program.stop());

  const isConfirmed = async (page: Page): Promise<boolean> => {
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const { data } = await ask(program.origin, calls.account.setting.path, { token });
    return (data as { emailConfirmed: boolean }).emailConfirmed; // The contract’s answer.
  };

  it.each(['en', 'de'] as const)(
    'are welcomed in their language, and confirm the address: %s',
    async (lang) => {
      const say = (key: TextKey, params = {}) => textOf(lang, key, params);
      const person = reachablePerson();
      const page = await visit({ origin: program.origin, path: '/register', lang });
      await fillRegistration(page, person, lang);
      await page.getByRole('button', { name: say('register.submit') }).click();
      await waitForPath(page, '/main');

      const mail = await arrivingMail(program.smtp, {
        to: person.email,
        subject: say('mail.welcome.subject', { brand: 'Ohmstead' }),
      });
      expect(mail.text).toContain(say('mail.greeting', { name: person.fullName }));
      expect(mail.text).toContain(say('mail.welcome.text', { username: person.username }));
      expect(mail.html).toContain(`lang="${lang}"`);

      await page.goto(linkIn(mail));
      const confirm = page.getByRole('button', { name: say('confirmEmail.confirm') });
      await confirm.waitFor();
      expect(await isConfirmed(page)).toBe(false);
      await confirm.click();
      await page.getByText(say('confirmEmail.done')).waitFor();
      await page.getByText(say('confirmEmail.doneHint', { email: person.email })).waitFor();
      expect(await isConfirmed(page)).toBe(true);

      await page.reload();
      await confirm.click();
      await page.getByText(say('confirmEmail.invalid')).waitFor();
      expect(await isConfirmed(page)).toBe(true);
    },
  );

  it('come to a new password when they forget theirs, once with each link', async () => {
    const person = reachablePerson();
    await register(program.origin, person);
    const token = await logIn(program.origin, person);
    const elsewhere = await visit({ origin: program.origin, path: '/main', token });
    await elsewhere.getByRole('heading', { level: 1 }).waitFor();

    const page = await visit({ origin: program.origin, path: '/login' });
    await fillLogin(page, { username: person.username, password: 'no-longer-known' });
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await waitForPath(page, '/forgotPassword');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('a link is on its way', { exact: false }).waitFor();
    const request = { to: person.email, subject: 'Choose a new password' };
    const link = linkIn(await arrivingMail(program.smtp, request));

    await page.goto(link);
    await page
      .getByText(`You are setting a new password for ${person.username}.`, { exact: false })
      .waitFor();
    await elsewhere.reload();
    await elsewhere.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('radio', { name: 'Make a strong one for me' }).check();
    await page.getByRole('button', { name: 'Set new password' }).click();
    await page.getByText(`The password of ${person.username} has been changed.`, { exact: false }).waitFor();
    const password = (await page.locator('code').textContent()) ?? '';
    await arrivingMail(program.smtp, { to: person.email, subject: 'Your password has been changed' });

    await elsewhere.reload();
    await waitForPath(elsewhere, '/login?redirect=%2Fmain');
    await expect(logIn(program.origin, person)).rejects.toThrow('Invalid username or password');
    await page.getByRole('link', { name: 'Log in' }).click();
    await waitForPath(page, '/login');
    expect(await page.getByLabel('Username').inputValue()).toBe(person.username);
    await fillLogin(page, { username: person.username, password });
    await waitForPath(page, '/main');

    await page.goto(link);
    await page.getByText('This link no longer works.').waitFor();
    await page.getByLabel('Username').fill(person.username);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('a link is on its way', { exact: false }).waitFor();
    await expect.poll(async () => linkIn(await arrivingMail(program.smtp, request))).not.toBe(link);
    await page.goto(linkIn(await arrivingMail(program.smtp, request)));
    await page.getByRole('radio', { name: 'I choose my own' }).check();
    await page.getByLabel('New password', { exact: true }).fill('engine-of-difference');
    await page.getByLabel('Repeat new password').fill('engine-of-differences');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await page.getByText('The two passwords do not match.').waitFor();
    await page.getByLabel('Repeat new password').fill('engine-of-difference');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await page.getByText(`The password of ${person.username} has been changed.`, { exact: false }).waitFor();
    await logIn(program.origin, { username: person.username, password: 'engine-of-difference' });
  });
});

const fillRegistration = async (page: Page, person: Reachable, lang: LanguageCode): Promise<void> => {
  const label = (key: TextKey) => page.getByLabel(textOf(lang, key), { exact: true });
  await label('register.username').fill(person.username);
  await label('register.password').fill(person.password);
  await label('register.repeat').fill(person.password);
  await label('register.sn').fill(person.sn);
  await label('register.fullName').fill(person.fullName);
  const email = textOf(lang, 'register.optional', { label: textOf(lang, 'register.email') });
  await page.getByLabel(email).fill(person.email);
};
