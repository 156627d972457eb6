// The device token by which the server's channels reach this phone.
import type { PluginListenerHandle } from '@capacitor/core';
import { PushNotifications } from '@capacitor/push-notifications';
import * as z from 'zod/mini';

const permission = z.object({ receive: z.string() });
const registered = z.object({ value: z.string().check(z.minLength(1)) });

const longestMs = 20_000;

/**
 * Android ends an app that registers without the file of its Firebase project: APP_PUSH says at the build that it is there.
 */
const isBuiltIn = import.meta.env.APP_PUSH === 'on';

export const readPushToken = async (
  platform: 'android' | 'ios' | 'browser',
): Promise<{ service: 'fcm' | 'apns'; token: string } | null> => {
  if (platform === 'browser' || !isBuiltIn || !(await isPermitted())) return null;
  const token = await register();
  return token === null ? null : { service: platform === 'ios' ? 'apns' : 'fcm', token };
};

const isPermitted = async (): Promise<boolean> =>
  permission.parse(await PushNotifications.requestPermissions()).receive === 'granted';

const register = async (): Promise<string | null> => {
  const listeners: PluginListenerHandle[] = [];
  const answered = new Promise<string | null>((resolve) => {
    const hear = (handle: Promise<PluginListenerHandle>) => void handle.then((one) => listeners.push(one));
    hear(PushNotifications.addListener('registration', (given) => resolve(registered.parse(given).value)));
    hear(PushNotifications.addListener('registrationError', () => resolve(null)));
    setTimeout(() => resolve(null), longestMs);
  });
  await PushNotifications.register();
  const token = await answered;
  for (const listener of listeners) await listener.remove();
  return token;
};
