// A real receiver for each channel there is, and an account that has them all. Whatever a receiver would not believe, it throws.
import { createHmac } from 'node:crypto';
import { smtpForTest } from '@ohmstead/e2e/mail';
import { httpReceiver, type Received } from '@ohmstead/e2e/receivers';
import { keysOf, newSubscriber, readPush, readVapid } from '../web-push-reader.ts';
import type { Ask } from './ask.ts';
import { pushServices } from './push-services.ts';
import { channelNames, type TakenMessage } from './taken-message.ts';

export type EveryChannel = Awaited<ReturnType<typeof everyChannel>>;

export const everyChannel = async () => {
  const [smtp, hook, ntfy, browser, apps] = await Promise.all([
    smtpForTest(),
    httpReceiver(),
    httpReceiver(),
    httpReceiver(() => ({ status: 201 })),
    pushServices(),
  ]);
  const subscriber = newSubscriber();
  let signingSecret = '';
  let vapidKey = '';

  const ofWebhook = ({ headers, body }: Received): TakenMessage => {
    const signed = `${headers['x-ohmstead-timestamp']}.${body}`;
    const signature = createHmac('sha256', signingSecret).update(signed).digest('hex');
    if (headers['x-ohmstead-signature'] !== `sha256=${signature}`) throw new Error('The signature is wrong.');
    const { title, text } = JSON.parse(String(body));
    return { channel: 'webhook', title, text };
  };
  const ofNtfy = ({ headers, body }: Received): TakenMessage => {
    const { topic, title, message } = JSON.parse(String(body));
    if (topic !== 'alerts' || headers.authorization !== 'Bearer tk_secret') throw new Error('No such topic.');
    return { channel: 'ntfy', title, text: message };
  };
  const ofBrowser = ({ headers, body }: Received): TakenMessage => {
    readVapid(headers.authorization ?? '', vapidKey);
    const { title, text } = JSON.parse(readPush(body, subscriber));
    return { channel: 'webPush', title, text };
  };
  const taken = (): TakenMessage[] => [
    ...smtp.taken.map(
      ({ mail }): TakenMessage => ({
        channel: 'mail',
        title: mail.subject ?? '',
        text: mail.text ?? '',
      }),
    ),
    ...hook.received.map(ofWebhook),
    ...ntfy.received.map(ofNtfy),
    ...browser.received.map(ofBrowser),
    ...apps.taken(),
  ];

  return {
    /** The program's settings. */
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'energy@example.org', ...apps.env },
    /** Adds all of them to the account, whose own address is confirmed. */
    join: async (ask: Ask, token: string): Promise<void> => {
      const add = (target: unknown) => ask('POST', 'user/channels', { token, body: { target } });
      await add({ kind: 'mail', email: ownAddress });
      ({ signingSecret } = await add({ kind: 'webhook', url: `${hook.url}/hook` }));
      await add({ kind: 'ntfy', url: `${ntfy.url}/alerts`, token: 'tk_secret' });
      ({ vapidPublicKey: vapidKey } = await ask('GET', 'user/channels', { token }));
      await add({ kind: 'webPush', endpoint: `${browser.url}/push/abc`, keys: keysOf(subscriber) });
      for (const target of apps.targets) await add(target);
    },
    /** What the receivers have taken so far, with plain spaces. */
    taken: (): TakenMessage[] =>
      taken().map(({ channel, title, text }) => ({ channel, title: plain(title), text: plain(text) })),
    close: async (): Promise<void> => {
      await Promise.all([smtp.close(), hook.close(), ntfy.close(), browser.close(), apps.close()]);
    },
  };
};

export const ownAddress = 'ada@example.org';

/** Numbers and their units are not parted. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** By channel, how often something came. */
export const countsOf = (messages: readonly TakenMessage[]) =>
  Object.fromEntries(
    channelNames.map((name) => [name, messages.filter(({ channel }) => channel === name).length]),
  );

/** Once on every channel. */
export const onceEach = Object.fromEntries(channelNames.map((name) => [name, 1]));
