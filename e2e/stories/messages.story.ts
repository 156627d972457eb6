// How a person hears of incidents outside of the app: channels, quiet hours and pushed messages, by real receivers.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import type { Visit } from '../browser/visit.ts';
import { type ProgramWithMail, programWithMail } from '../mail/program-with-mail.ts';
import { logIn, newPerson, register } from '../people/person.ts';
import { type HttpReceiver, httpReceiver } from '../receivers/http-receiver.ts';

const screen = '/edit/usersetting/messages';

/** The engine without a desktop browser's frame has neither notifications nor push. */
const canPush = !(process.env.CHROME_PATH ?? '').endsWith('headless-shell');

describe('messages', () => {
  const { visit } = storyBrowser();
  let program: ProgramWithMail;
  let receiver: HttpReceiver;
  beforeAll(async () => {
    program = await programWithMail({ ALLOW_PRIVATE_WEBHOOKS: 'on' });
  });
  afterAll(() => program.stop());
  beforeEach(async () => {
    receiver = await httpReceiver();
  });
  afterEach(() => receiver.close());

  const open = async (wanted: Partial<Visit> = {}): Promise<Page> => {
    const person = newPerson();
    await register(program.origin, { ...person, email: `${person.username}@example.org` });
    const token = await logIn(program.origin, person);
    return visit({ origin: program.origin, path: screen, token, ...wanted });
  };
  const add = async (page: Page, kind: string, fields: Readonly<Record<string, string>>): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`^${kind} `) }).click();
    const dialog = page.getByRole('dialog');
    for (const [label, value] of Object.entries(fields))
      await dialog.getByLabel(label, { exact: true }).fill(value);
    await dialog.getByRole('button', { name: 'Add a channel' }).click();
  };

  it('go to a webhook, from the user settings to the test and its end', async () => {
    const page = await open({ path: '/edit/usersetting' });
    await page.getByRole('link', { name: /^Messages: / }).click();
    await page.getByText('No channels yet').waitFor();
    await add(page, 'Webhook', { Address: `${receiver.url}/hook`, Name: 'My program' });
    const secret = page.getByRole('dialog', { name: 'Keep this secret' });
    expect(await secret.locator('code').textContent()).toMatch(/^whsec_/);
    await secret.getByRole('button', { name: 'I have copied it' }).click();

    await page.getByRole('button', { name: 'Send a test to My program' }).click();
    await page.getByText('The test message has arrived.').waitFor();
    expect(receiver.received).toHaveLength(1);
    const messages = page.locator('section', { hasText: 'Messages of the last month' });
    await messages.getByText('Test message', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Delete My program' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No channels yet').waitFor();
  });

  it('that a topic of ntfy refuses are shown with its answer', async () => {
    receiver.answer(() => ({ status: 403, body: 'forbidden' }));
    const page = await open();
    await add(page, 'ntfy', { 'Address of the topic': `${receiver.url}/alerts` });
    await page.getByRole('button', { name: /^Send a test/ }).click();
    await page.getByText('The test message failed. The receiver did not accept the message.').waitFor();
    await page.getByText(/^Last attempt failed on/).waitFor();
    expect(await page.getByText('Details: 403 forbidden').count()).toBe(2);
  });

  it('go to an e-mail address once its owner has agreed', async () => {
    const page = await open();
    await add(page, 'E-mail', { 'E-mail address': 'neighbour@example.net' });
    await page.getByText('Waiting for the owner of the address to agree').waitFor();
    const asked = () => program.smtp.taken.find(({ to }) => to.includes('neighbour@example.net'));
    await expect.poll(asked).toBeTruthy();
    const [, path = ''] = /(\/confirmEmail#\S+)/.exec(asked()?.mail.text ?? '') ?? [];
    const neighbour = await visit({ origin: program.origin, path });
    await neighbour.getByRole('button', { name: /confirm/i }).click();
    await neighbour.getByText(/neighbour@example\.net/).waitFor();
    await page.reload();
    await page.getByText('Nothing sent yet').waitFor();

    await page.getByRole('button', { name: /^Send a test/ }).click();
    await page.getByText('The test message has arrived.').waitFor();
    const test = program.smtp.taken.filter(({ to }) => to.includes('neighbour@example.net')).at(-1);
    const [, leave = ''] = /(\/leave\/channel\/[\w-]+)/.exec(test?.mail.text ?? '') ?? [];
    const leaving = await visit({ origin: program.origin, path: leave });
    await leaving.getByRole('button', { name: 'Receive no more' }).click();
    await leaving.getByText('You will receive no more of them').waitFor();
    await page.reload();
    await page.getByText('The owner of the address wants no more messages').waitFor();
    await leaving.getByRole('button', { name: 'Receive them again' }).click();
    await leaving.getByText('You will receive them again').waitFor();
    await page.getByRole('button', { name: /^Send a test/ }).click();
    await page.getByText('The test message has arrived.').waitFor();
    expect(program.smtp.taken.at(-1)?.mail.subject).toBe('Test message');
  });

  it('wait in quiet hours, which are set by keyboard', async () => {
    const page = await open();
    await page.getByLabel('Keep quiet at certain hours').focus();
    await page.keyboard.press('Space');
    await page.getByLabel('To', { exact: true }).fill('06:15');
    await page.getByLabel('To', { exact: true }).press('Enter');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('06:15');
  });

  it.runIf(canPush)('in a browser need its permission, and a push service that can be reached', async () => {
    const page = await open({ installed: true });
    await page.getByRole('button', { name: /^This browser/ }).click();
    await page.getByRole('button', { name: 'Allow notifications' }).click();
    await page
      .getByText(/^Notifications are blocked for this page/)
      .first()
      .waitFor();

    const allowed = await open({ installed: true });
    await allowed.context().grantPermissions(['notifications']);
    await allowed.getByRole('button', { name: /^This browser/ }).click();
    await allowed.getByRole('button', { name: 'Allow notifications' }).click();
    // Neither Mozilla's nor Google's service can be reached from a test.
    await allowed.getByText(/push service could not be reached/).waitFor();
  });

  it.runIf(canPush)('that are pushed are shown and lead to their page', async () => {
    const page = await open({ installed: true });
    await page.context().grantPermissions(['notifications']);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [{ registrationId = '' } = {}] = registrations;
        if (registrationId !== '') resolve(registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registered;
    const push = (data: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin: program.origin, registrationId, data });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
      });

    await push(
      JSON.stringify({ title: 'Overload: Home', text: '7.25 kW', path: '/edit/password', topic: 'a' }),
    );
    await expect.poll(shown).toEqual([{ title: 'Overload: Home', body: '7.25 kW', tag: 'a' }]);
    await push(JSON.stringify({ title: 'Back to normal', text: '', path: '/edit/password', topic: 'a' }));
    await expect.poll(shown).toEqual([{ title: 'Back to normal', body: '', tag: 'a' }]);

    // Pressed, as the system does.
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const [worker = expect.fail()] = page.context().serviceWorkers();
    await worker.evaluate(async () => {
      // The worker's own globals; the types here are a page's.
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration } & EventTarget;
      const [notification] = await scope.registration.getNotifications();
      // @ts-expect-error: it is a worker’s
      const pressed = new ExtendableEvent('notificationclick');
      Object.defineProperty(pressed, 'notification', { value: notification });
      scope.dispatchEvent(pressed);
    });
    await page.waitForURL(/\/edit\/password/);
    expect(await shown()).toEqual([]);
  });
});
