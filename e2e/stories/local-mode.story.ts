// Beside the meter with a phone and no internet: the app's build, in a browser that lets it reach devices, against
// virtual devices of both generations.
import type { DeviceOptions, VirtualDevice } from '@ohmstead/device';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deviceNearby, hostOf } from '../app/device-nearby.ts';
import type { AppPages } from '../app/serve-pages.ts';
import { startAppInBrowser } from '../app/start-app.ts';
import { screenComes } from '../browser/come-to-screen.ts';
import { themes } from '../browser/looks.ts';
import { storyBrowser } from '../browser/story-browser.ts';
import type { Visit } from '../browser/visit.ts';
import { axeFaults } from '../walk/axe-faults.ts';
import { changeLook } from '../walk/change-look.ts';
import { layoutFaults } from '../walk/layout-faults.ts';

const boss = { username: 'boss', password: 'roof-2026' };

let app: AppPages;
const devices: VirtualDevice[] = [];

const deviceFor = async (options: DeviceOptions): Promise<VirtualDevice> => {
  const device = await deviceNearby(options);
  devices.push(device);
  return device;
};

beforeAll(async () => {
  app = await startAppInBrowser();
});
afterEach(async () => {
  for (const device of devices.splice(0)) await device.stop();
});
afterAll(() => app.stop());

const { visit } = storyBrowser({ args: ['--disable-web-security'] });
const open = (path: string, profile: Partial<Visit> = {}): Promise<Page> =>
  visit({ origin: app.origin, path, before: (context) => context.clock.install(), ...profile });

/** The wait for a restart, which is the specification's twenty seconds, by the browser's clock. */
const waitOut = async (page: Page): Promise<void> => {
  await page.getByRole('timer').waitFor();
  await page.clock.runFor(20_000);
};

const add = async (page: Page, address: string): Promise<void> => {
  await page.getByLabel('IP address').fill(address);
  await page.getByRole('button', { name: 'Check and add' }).click();
};

const logIn = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Username').fill(boss.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

describe('local devices', () => {
  it('of both generations are reached from the login page, added, watched, removed and put back', async () => {
    const fresh = await deviceFor({ firmware: 'new' });
    const old = await deviceFor({ firmware: 'old', phases: 1, sn: 'E395281A' });
    const oldest = await deviceFor({ firmware: 'old', phases: 1, oldestForm: true, sn: '7F8A9B0C' });
    const page = await open('/login');
    await page.getByRole('link', { name: 'Local mode' }).click();
    await page.getByText('Local mode – no account').waitFor();
    await page.getByText('No devices yet').waitFor();

    for (const [place, device] of [fresh, old, oldest].entries()) {
      await add(page, hostOf(device));
      await page.getByRole('status').getByText('The device was added.').first().waitFor();
      await expect.poll(() => page.locator('main li').count()).toBe(place + 1);
    }
    await page.getByRole('link', { name: /E395281A/ }).click();
    await page.getByText(/^(Importing|Exporting|No grid exchange)$/).waitFor();
    await page.getByText('1.72.7').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('link', { name: /DA2BED94/ }).click();
    for (const phase of ['A', 'B', 'C'])
      await page.getByRole('heading', { name: `Phase ${phase}`, exact: true }).waitFor();

    await page.goBack();
    await page.getByRole('button', { name: 'Remove DA2BED94' }).click();
    await page.getByRole('link', { name: /DA2BED94/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo: put DA2BED94 back' }).click();
    await page.reload();
    await page.getByRole('link', { name: /DA2BED94/ }).waitFor();
  });
});

describe('a device’s settings', () => {
  it('lead its upload to a server, and lock the page while it restarts', async () => {
    const device = await deviceFor({ firmware: 'new' });
    const page = await open(`/local/${hostOf(device)}`);
    await page.getByRole('link', { name: 'Device settings' }).click();
    await page.getByLabel(/^HTTP/).check();
    await page.getByLabel('Upload address').fill('http://192.168.1.5:8080/upload/k3y');
    await page.getByRole('button', { name: 'Save' }).nth(1).click();

    const wait = page.getByRole('dialog', { name: 'Saved. The device is restarting' });
    await wait.getByText(/^\d+ s left$/).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.evaluate(() => history.back());
    await waitOut(page);
    await wait.getByText('The device is back.').waitFor();
    await wait.getByRole('button', { name: 'Close' }).click();
    expect(device.state.settings.advanced).toMatchObject({
      runMode: 2,
      uploadAddress: 'http://192.168.1.5:8080/upload/k3y',
    });
    expect(await page.getByLabel(/^HTTP/).isChecked()).toBe(true);
  });

  it('take a network from the scan, and an address of one’s own', async () => {
    const device = await deviceFor({ firmware: 'old' });
    const page = await open(`/local/${hostOf(device)}/wifisetting`);
    await page.getByRole('button', { name: 'Wi-Fi scan' }).click();
    await page.getByRole('button', { name: /Guests/ }).click();
    expect(await page.getByLabel('Wi-Fi name (SSID)').inputValue()).toBe('Guests');
    await page.getByLabel('Get the address automatically (DHCP)').uncheck();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText(/Please enter a netmask/).waitFor();
    await page.getByLabel('IP address').fill('127.0.0.1');
    await page.getByLabel('Netmask').fill('255.0.0.0');
    await page.getByLabel('Gateway').fill('127.0.0.2');
    await page.getByLabel('DNS server').fill('127.0.0.2');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await waitOut(page);
    await page.getByText('The device is back.').waitFor();
    expect(device.state.settings.wifi).toMatchObject({ ssid: 'Guests' });
    expect(device.state.settings.address).toMatchObject({ dhcp: false, netmask: '255.0.0.0' });
  });

  it('are behind Admin Security, which is locked after wrong logins', async () => {
    const device = await deviceFor({
      firmware: 'new',
      admin: boss,
      lockout: { failures: 2, seconds: 3 },
    });
    const page = await open(`/local/${hostOf(device)}/wifisetting`);
    await logIn(page, 'wrong-2026');
    await page.getByText('The device does not accept this username and password.').waitFor();
    await logIn(page, 'wrong-2027');
    await page.getByText(/Too many wrong logins\. Please wait \d+ s\./).waitFor();
    await page.getByText(/Too many wrong logins/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await logIn(page, boss.password);
    await page.getByRole('heading', { name: 'Network', exact: true }).waitFor();
  });

  it('restart the device, and reset it once its serial number is typed', async () => {
    const device = await deviceFor({ firmware: 'new' });
    const page = await open(`/local/${hostOf(device)}/wifisetting`);
    await page.getByRole('button', { name: 'Restart' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click();
    await expect.poll(() => device.state.starts).toBe(2);
    await waitOut(page);
    await page.getByText('The device is back.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();

    await page.getByLabel('To confirm, type DA2BED94').fill('DA2BED95');
    await page.getByRole('button', { name: 'Factory reset' }).click();
    await page.getByText('This is not DA2BED94.').waitFor();
    await page.getByLabel('To confirm, type DA2BED94').fill('DA2BED94');
    await page.getByRole('button', { name: 'Factory reset' }).click();
    await waitOut(page);
    await page.getByText('The device has been reset. Set it up as a new meter.').waitFor();
    await expect.poll(() => device.state).toMatchObject({ mode: 'accessPoint', sn: 'DA2BED94' });
  });
});

describe('the first set-up', () => {
  it.each(['new', 'old'] as const)('of a meter with %s firmware goes in four steps', async (firmware) => {
    const device = await deviceFor({ firmware, ssid: null });
    const page = await open('/localdevices/setup');
    await page.getByRole('button', { name: 'Join automatically' }).click();
    await page.getByText('Incorrect device environment, please contact the administrator').waitFor();
    await page.locator('summary', { hasText: 'Address of the meter in its own Wi-Fi' }).click();
    await page.getByLabel('Address of the meter in its own Wi-Fi').fill(hostOf(device));
    await page.getByRole('button', { name: 'I have joined it' }).click();

    await page.getByText('Connected to DA2BED94').waitFor();
    await page.getByRole('button', { name: /Home/ }).click();
    await page.getByLabel('Wi-Fi password').fill('sunny-roof-7');
    await page.getByRole('button', { name: 'Next' }).click();

    await page.getByLabel(/^Nowhere/).check();
    await page.getByRole('button', { name: 'Send to the meter' }).click();

    await page.getByText('Step 4 of 4').waitFor();
    await page.getByLabel('IP address').fill(hostOf(device));
    await page.getByRole('button', { name: 'Look at this address' }).click();
    await page.getByText('The first reading', { exact: true }).waitFor();
    expect(device.state).toMatchObject({ mode: 'joined' });
    expect(device.state.settings.advanced.runMode).toBe(4);
    await page.getByRole('button', { name: 'Keep the device and open it' }).click();
    await page.getByText(/^(Importing|Exporting|No grid exchange)$/).waitFor();
  });
});

describe('the screens of local mode', () => {
  it.each(['en', 'de', 'zh-cn'])('are whole in %s, on narrow phones, light and dark', async (lang) => {
    const fresh = await deviceFor({ firmware: 'new' });
    const old = await deviceFor({ firmware: 'old', phases: 1, sn: 'E395281A' });
    const point = await deviceFor({ firmware: 'new', ssid: null });
    const locked = await deviceFor({ firmware: 'new', sn: 'AB12CD34', admin: boss });
    const saved = [fresh, old].map((device) => ({ address: hostOf(device), sn: null, name: null }));
    const page = await open('/localdevices', {
      lang,
      script: `localStorage.setItem('localDevices', ${JSON.stringify(JSON.stringify(saved))});
        localStorage.setItem('accessPoint', ${JSON.stringify(hostOf(point))});`,
    });
    const faults: string[] = [];
    const look = async (screen: string) => {
      await screenComes(page, {});
      for (const theme of themes)
        for (const width of [320, 390]) {
          await changeLook(page, { width, theme });
          // Of what axe finds only colours differ by theme.
          const comparesColours = width === 390;
          const found = [
            ...(await layoutFaults(page)),
            ...(comparesColours || theme === 'light'
              ? await axeFaults(page, { contrast: comparesColours })
              : []),
          ];
          faults.push(...found.map((fault) => `${screen}, ${width} px, ${theme}: ${fault}`));
        }
    };
    await look('list');
    for (const device of [fresh, old]) {
      const path = `/local/${hostOf(device)}`;
      await page.goto(path);
      await page.locator('dl').waitFor();
      await look(`live ${device === old ? 'old' : 'new'}`);
      await page.goto(`${path}/wifisetting`);
      await page.locator('[name=ssid]').waitFor();
      await look('settings');
      await page.goto(`${path}/wifiscan`);
      await page.locator('main li').first().waitFor();
      await look('scan');
    }
    await page.goto('/localdevices/setup');
    await look('set-up');
    await page.locator('main button').nth(1).click();
    await page.locator('[name=ssid]').waitFor();
    await look('set-up, network');
    await page.locator('[name=ssid]').fill('Home');
    await page.locator('main button[type=submit]').click();
    await page.locator('fieldset').waitFor();
    await look('set-up, server');
    await page.goto(`/local/${hostOf(locked)}/wifisetting`);
    await page.locator('input[type=password]').waitFor();
    await look('login of a device');
    await page.goto('/local/nowhere');
    await look('wrong address');
    await page.goto('/server');
    await look('server');
    expect(faults).toEqual([]);
  });
});
