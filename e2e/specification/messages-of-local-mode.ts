// The specification's messages of local mode: of the app, beside devices that answer as real ones do.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TextKey, textOf } from '@ohmstead/i18n';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deviceNearby, hostOf } from '../app/device-nearby.ts';
import type { Row, Stage } from './row.ts';

const example = '192.168.1.20';

const listOf = ({ visit, appOrigin }: Stage): Promise<Page> =>
  visit({ origin: appOrigin, path: '/localdevices' });

const add = async (page: Page, address: string): Promise<void> => {
  await page.getByLabel(textOf('en', 'local.address')).fill(address);
  await page.getByRole('button', { name: textOf('en', 'local.check') }).click();
};

const shows = (page: Page, key: TextKey): Promise<void> =>
  page
    .getByText(textOf('en', key, { example }))
    .first()
    .waitFor();

/** Something else that answers by HTTP. */
const printer = async () => {
  const headers = { 'access-control-allow-origin': '*' };
  const server = createServer((_, response) => response.writeHead(200, headers).end('<h1>Printer</h1>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, stop: () => server.close() };
};

const goneAddress = async (): Promise<string> => {
  const { address, stop } = await printer();
  await new Promise<void>((resolve) => stop().once('close', resolve));
  return address;
};

const unknownSsid: Row = {
  says: 'the Wi-Fi SSID cannot be obtained automatically, enter it manually',
  shownBy: '/local/:ip/wifisetting',
  prove: async ({ visit, appOrigin }) => {
    const device = await deviceNearby({ firmware: 'new' });
    try {
      const page = await visit({ origin: appOrigin, path: `/local/${hostOf(device)}/wifisetting` });
      await page.getByRole('button', { name: textOf('en', 'local.ssidOfPhone') }).click();
      await shows(page, 'local.ssidUnknown');
    } finally {
      await device.stop();
    }
  },
};

const secondMs = 1000;

const restartWait: Row = {
  says: 'device restart wait 20 s',
  shownBy: '/local/:ip/wifisetting',
  prove: async ({ visit, appOrigin }) => {
    const device = await deviceNearby({ firmware: 'new' });
    try {
      const page = await visit({
        origin: appOrigin,
        path: `/local/${hostOf(device)}/wifisetting`,
        before: (context) => context.clock.install(),
      });
      const restart = { name: textOf('en', 'local.restart') };
      await page.getByRole('button', restart).click();
      await page.getByRole('dialog').getByRole('button', restart).click();
      const wait = page.getByRole('dialog', { name: textOf('en', 'local.waitRestart') });
      await wait.getByRole('timer').waitFor();
      await expect.poll(() => device.state.starts).toBe(2);
      await page.clock.runFor(17 * secondMs);
      expect(await wait.getByRole('timer').count()).toBe(1);
      await page.clock.runFor(3 * secondMs);
      await wait.getByText(textOf('en', 'local.isBack')).waitFor();
    } finally {
      await device.stop();
    }
  },
};

export const messagesOfLocalMode: readonly Row[] = [
  {
    says: 'invalid device IP',
    shownBy: '/localdevices',
    prove: async (stage) => {
      const page = await listOf(stage);
      await add(page, '192.168.1.256');
      await shows(page, 'local.invalidAddress');
    },
  },
  {
    says: 'invalid device version',
    shownBy: '/localdevices',
    prove: async (stage) => {
      const other = await printer();
      const page = await listOf(stage);
      await add(page, other.address);
      await shows(page, 'local.invalidVersion');
      other.stop();
    },
  },
  {
    says: 'device unavailable',
    shownBy: '/localdevices',
    prove: async (stage) => {
      const page = await listOf(stage);
      await add(page, await goneAddress());
      await shows(page, 'local.unavailable');
    },
  },
  {
    says: 'invalid network (not connected)',
    shownBy: '/localdevices',
    prove: async (stage) => {
      const page = await listOf(stage);
      // The app has its files with it; here they are fetched first.
      await page.getByLabel(textOf('en', 'local.address')).waitFor();
      await page.context().setOffline(true);
      await add(page, await goneAddress());
      await shows(page, 'local.noNetwork');
    },
  },
  {
    says: 'incorrect device environment, contact the administrator',
    shownBy: '/localdevices/setup',
    prove: async ({ visit, appOrigin }) => {
      const page = await visit({ origin: appOrigin, path: '/localdevices/setup' });
      await page.getByRole('button', { name: textOf('en', 'local.join') }).click();
      await shows(page, 'local.wrongEnvironment');
    },
  },
  unknownSsid,
  restartWait,
];
