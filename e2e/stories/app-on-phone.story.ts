// The app with its shell in a phone: Capacitor's bridge and plugins are the real ones, what Android answers is played. It
// reaches devices by the phone's own HTTP, from a browser that keeps to its rules about other origins.
import type { VirtualDevice } from '@ohmstead/device';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deviceNearby, hostOf } from '../app/device-nearby.ts';
import { type Phone, putIntoPhone } from '../app/phone.ts';
import type { AppPages } from '../app/serve-pages.ts';
import { hasShellPackages, startAppOnPhone } from '../app/start-app.ts';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';

const ownWifi = 'iMeter_DA2BED94';

// Without its packages, which come from the registry, the shell cannot be built.
describe.skipIf(!hasShellPackages())('the app on a phone', () => {
  let app: AppPages;
  let device: VirtualDevice;
  beforeAll(async () => {
    app = await startAppOnPhone();
  });
  afterEach(() => device?.stop());
  afterAll(() => app.stop());

  const { visit } = storyBrowser();
  const open = (path: string, phone: Phone = {}): Promise<Page> =>
    visit({ origin: app.origin, path, before: (context) => putIntoPhone(context, phone) });

  it.each(['new', 'old'] as const)(
    'joins a meter of %s firmware, and goes on after it was left',
    async (firmware) => {
      device = await deviceNearby({ firmware, cors: false, ssid: null });
      const joined: unknown[] = [];
      const around = [
        { ssid: 'Home', rssi: -40 },
        { ssid: ownWifi, rssi: -50 },
      ];
      const page = await open('/localdevices/setup', {
        hosts: () => ({ '11.11.11.1': hostOf(device), '192.168.1.44': hostOf(device) }),
        methods: {
          'CapacitorWifi.getAvailableNetworks': () => ({ networks: around }),
          'CapacitorWifi.connect': ({ ssid }) => joined.push(ssid) && undefined,
          'CapacitorWifi.getSsid': () => ({ ssid: joined.length === 0 ? '"Home"' : ownWifi }),
        },
      });
      await page.getByLabel('Device number').fill('da2bed94');
      await page.getByRole('button', { name: 'Join automatically' }).click();
      await page.getByText('Connected to DA2BED94').waitFor();
      expect(joined).toEqual([ownWifi]);

      // The phone has ended the app meanwhile.
      await page.reload();
      await page.getByText('Step 2 of 4').waitFor();
      await page.getByRole('button', { name: 'Use the phone’s Wi-Fi' }).click();
      await page.getByLabel('Wi-Fi password').fill('sunny-roof-7');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel(/^Nowhere/).check();
      await page.getByRole('button', { name: 'Send to the meter' }).click();

      await page.getByText('The meter is joining “Home”').waitFor();
      await page.reload();
      await page.getByText('Step 4 of 4').waitFor();
      await page.getByLabel('IP address').fill('192.168.1.44');
      await page.getByRole('button', { name: 'Look at this address' }).click();
      await page.getByRole('button', { name: 'Keep the device and open it' }).click();
      await page.getByText(/^(Importing|Exporting|No grid exchange)$/).waitFor();
      expect(device.state).toMatchObject({ mode: 'joined', settings: { advanced: { runMode: 4 } } });
    },
  );

  it('says when there is no such Wi-Fi', async () => {
    const page = await open('/localdevices/setup');
    await page.getByRole('button', { name: 'Join automatically' }).click();
    await page.getByText(/^No such Wi-Fi was found/).waitFor();
  });

  it('knows from the phone whether it is connected at all', async () => {
    const page = await open('/localdevices', {
      methods: {
        'Network.getStatus': () => ({ connected: false, connectionType: 'none' }),
        'CapacitorHttp.request': () => {
          throw new Error('Unable to resolve host');
        },
      },
    });
    await page.getByLabel('IP address').fill('192.168.1.20');
    await page.getByRole('button', { name: 'Check and add' }).click();
    await page.getByText(/^Invalid network \(not connected\)/).waitFor();
  });

  it('remembers its server where the system does not clear it', async () => {
    const kept = new Map([['server', 'https://energy.example.org']]);
    const page = await open('/', {
      methods: { 'Preferences.get': ({ key }) => ({ value: kept.get(String(key)) ?? null }) },
    });
    await waitForPath(page, '/login?redirect=%2Fmain');
    expect(await page.evaluate(() => localStorage.getItem('server'))).toBe('https://energy.example.org');
  });
});
