import { App } from '@capacitor/app';
import { Capacitor } from '@capacitor/core';
import { Network } from '@capacitor/network';
import * as z from 'zod/mini';
import type { Native } from '../../packages/web/src/platform/native.ts';
import { requestDevice } from './device-request.ts';
import { pathOfLink } from './link-path.ts';
import { readPushToken } from './push-token.ts';
import { joinByPrefix, readSsid } from './wifi.ts';

const status = z.object({ connected: z.boolean() });
const opened = z.object({ url: z.string() });

const platformOf = (name: string): Native['platform'] =>
  name === 'android' || name === 'ios' ? name : 'browser';

const linkHost: unknown = import.meta.env.APP_LINK_HOST;

const pathOf = (link: unknown): string | null => {
  const parsed = opened.safeParse(link);
  return parsed.success ? pathOfLink(parsed.data.url, typeof linkHost === 'string' ? linkHost : null) : null;
};

/** What the phone can do, by Capacitor's plugins; what they answer is parsed. */
export const capacitorNative = (): Native => {
  const platform = platformOf(Capacitor.getPlatform());
  return {
    platform,
    request: requestDevice,
    isConnected: async () => status.parse(await Network.getStatus()).connected,
    ssid: readSsid,
    joinWifi: (prefix) => joinByPrefix(prefix, platform),
    // None of these plugins listens to the network; devices are added by their address.
    discover: async function* () {},
    pushToken: () => readPushToken(platform),
    onLink: (open) => {
      const follow = (link: unknown): void => {
        const path = pathOf(link);
        if (path !== null) open(path);
      };
      void App.addListener('appUrlOpen', follow);
      // The link that started the app came before anybody listened.
      void App.getLaunchUrl().then(follow);
    },
  };
};
