// Messages to apps: the operator's credentials for the services of Google and Apple. Their addresses are settings too, so that
// Apple's service for apps in development can be used, and tests have their own.
import { resolve } from 'node:path';
import * as z from 'zod/mini';

export type FcmSettings = {
  /** The path of a service account's JSON file. */
  readonly credentials: string;
  readonly url: string;
};

export type ApnsSettings = {
  /** The path of Apple's .p8 file. */
  readonly keyFile: string;
  readonly keyId: string;
  readonly teamId: string;
  /** The app's bundle id. */
  readonly topic: string;
  readonly url: string;
};

const optional = z._default(z.nullable(z.string()), null);

const service = (name: string, usual: string) =>
  z._default(z.url({ protocol: /^https?$/, error: `${name} must be an address such as ${usual}` }), usual);

export const appPushSettings = {
  FCM_CREDENTIALS: optional,
  FCM_URL: service('FCM_URL', 'https://fcm.googleapis.com'),
  APNS_KEY: optional,
  APNS_KEY_ID: optional,
  APNS_TEAM_ID: optional,
  APNS_TOPIC: optional,
  APNS_URL: service('APNS_URL', 'https://api.push.apple.com'),
};

type Read = { readonly [Name in keyof typeof appPushSettings]: z.output<(typeof appPushSettings)[Name]> };

const apnsOf = ({ APNS_KEY, APNS_KEY_ID, APNS_TEAM_ID, APNS_TOPIC }: Read) => [
  APNS_KEY,
  APNS_KEY_ID,
  APNS_TEAM_ID,
  APNS_TOPIC,
];

/** Apple asks for all of them. */
export const areApnsSettingsWhole = (read: Read): boolean => {
  const given = apnsOf(read).filter((value) => value !== null);
  return given.length === 0 || given.length === apnsOf(read).length;
};

export const apnsTogether = 'APNS_KEY, APNS_KEY_ID, APNS_TEAM_ID and APNS_TOPIC must all be given, or none';

/** Paths are relative to the folder the program was started in. */
export const fcmSettings = ({ FCM_CREDENTIALS, FCM_URL }: Read, startedIn: string): FcmSettings | null =>
  FCM_CREDENTIALS === null
    ? null
    : { credentials: resolve(startedIn, FCM_CREDENTIALS), url: withoutSlash(FCM_URL) };

export const apnsSettings = (read: Read, startedIn: string): ApnsSettings | null => {
  const [keyFile, keyId, teamId, topic] = apnsOf(read);
  if (!keyFile || !keyId || !teamId || !topic) return null;
  return { keyFile: resolve(startedIn, keyFile), keyId, teamId, topic, url: withoutSlash(read.APNS_URL) };
};

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
