// The specification's messages about what a phone permits: of the app with its shell, in a phone that answers so.
import { type TextKey, textOf } from '@ohmstead/i18n';
import { type Methods, putIntoPhone } from '../app/phone.ts';
import type { Row } from './row.ts';

const fails = (): never => {
  throw new Error('the system did not answer');
};

const joining = (says: string, key: TextKey, methods: Methods): Row => ({
  says,
  shownBy: '/localdevices/setup',
  prove: async ({ visit, phoneOrigin }) => {
    const page = await visit({
      origin: phoneOrigin,
      path: '/localdevices/setup',
      before: (context) => putIntoPhone(context, { methods }),
    });
    await page.getByRole('button', { name: textOf('en', 'local.join') }).click();
    await page.getByText(textOf('en', key)).waitFor();
  },
});

export const messagesOfAPhone: readonly Row[] = [
  joining('permission denied', 'local.permissionDenied', {
    'CapacitorWifi.checkPermissions': () => ({ location: 'prompt' }),
    'CapacitorWifi.requestPermissions': () => ({ location: 'denied' }),
  }),
  joining('permission application failed', 'local.permissionFailed', {
    'CapacitorWifi.checkPermissions': () => ({ location: 'prompt' }),
    'CapacitorWifi.requestPermissions': fails,
  }),
  joining('permission verification failed', 'local.permissionUnverified', {
    'CapacitorWifi.checkPermissions': fails,
  }),
];
