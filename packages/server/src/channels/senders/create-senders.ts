// The kinds of channels that this server can send to, by the operator's settings.
import type { ChannelTarget } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { PublicAddress } from '../../config/public-address.ts';
import type { Database } from '../../storage/schema.ts';
import type { VapidKeys } from '../vapid-keys.ts';
import { apnsSender } from './apns.ts';
import { readApnsKey } from './apns-key.ts';
import { fcmSender } from './fcm.ts';
import { readFcmAccount } from './fcm-account.ts';
import { mailSender } from './mail.ts';
import { ntfySender } from './ntfy.ts';
import type { Send } from './send.ts';
import { webPushSender } from './web-push.ts';
import { webhookSender } from './webhook.ts';

export type Senders = {
  /** Null: there are no settings for it. */
  of(target: Pick<ChannelTarget, 'kind'> & { readonly service?: 'fcm' | 'apns' }): Send | null;
};

type Parts = {
  readonly db: Kysely<Database>;
  readonly config: Pick<
    Config,
    'smtpUrl' | 'mailFrom' | 'publicUrl' | 'allowPrivateWebhooks' | 'fcm' | 'apns'
  >;
  readonly version: string;
  readonly publicAddress: Pick<PublicAddress, 'linkTo'>;
  readonly vapidKeys: () => Promise<VapidKeys>;
  readonly nowMs: () => number;
  readonly onMailQueued: () => void;
};

/** Throws `SettingUnusable` where a file of keys is none. */
export const createSenders = (parts: Parts): Senders => {
  const { db, config, version, publicAddress, vapidKeys, nowMs, onMailQueued } = parts;
  const allowPrivate = config.allowPrivateWebhooks;
  const senders: Readonly<Record<Exclude<ChannelTarget['kind'], 'appPush'>, Send | null>> = {
    mail: config.smtpUrl === null ? null : mailSender({ db, publicAddress, onQueued: onMailQueued }),
    webPush: webPushSender({ keys: vapidKeys, subject: subjectOf(config), allowPrivate }),
    webhook: webhookSender({ allowPrivate, version, nowMs }),
    ntfy: ntfySender({ allowPrivate }),
  };
  const apps = { fcm: fcmOf(config, nowMs), apns: apnsOf(config, nowMs) };
  return {
    of: ({ kind, service }) => {
      if (kind !== 'appPush') return senders[kind];
      return service === undefined ? (apps.fcm ?? apps.apns) : apps[service];
    },
  };
};

/** Whom a push service can turn to when something goes wrong. */
const subjectOf = ({ publicUrl, mailFrom }: Parts['config']): string =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mailFrom}`;

const fcmOf = ({ fcm }: Parts['config'], nowMs: () => number): Send | null =>
  fcm && fcmSender({ account: readFcmAccount(fcm.credentials), url: fcm.url, nowMs });

const apnsOf = ({ apns }: Parts['config'], nowMs: () => number): Send | null => {
  if (apns === null) return null;
  const { keyFile, topic, url, ...ids } = apns;
  return apnsSender({ key: readApnsKey(keyFile, ids), topic, url, nowMs });
};
