// The app and the server it means: a program of its own, which allows the app's origin and no other.
import type { VirtualDevice } from '@ohmstead/device';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deviceNearby, hostOf } from '../app/device-nearby.ts';
import type { AppPages } from '../app/serve-pages.ts';
import { startAppInBrowser } from '../app/start-app.ts';
import { fillLogin } from '../browser/fill-login.ts';
import { storyBrowser } from '../browser/story-browser.ts';
import { pathOf } from '../browser/visit.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { logIn, newPerson, register } from '../people/person.ts';
import { dataFolder, freePort, type Program, startProgram } from '../program/index.ts';

describe('the app', () => {
  const { visit } = storyBrowser();
  const person = newPerson();
  const sn = 'C0FFEE21';
  let app: AppPages;
  let folder: Awaited<ReturnType<typeof dataFolder>>;
  let program: Program;
  let device: VirtualDevice;
  beforeAll(async () => {
    app = await startAppInBrowser();
    folder = await dataFolder();
    const env = { APP_ORIGINS: app.origin, DEMO: 'off' };
    program = await startProgram({ dataDir: folder.path, env });
    await register(program.origin, person);
    device = await deviceNearby({ firmware: 'new', sn });
  });
  afterAll(async () => {
    await device?.stop();
    await program?.stop();
    await folder?.remove();
    await app?.stop();
  });

  const use = async (page: Page, address: string): Promise<void> => {
    await page.getByLabel('Server address').fill(address);
    await page.getByRole('button', { name: 'Check and use' }).click();
  };

  const visitLoggedIn = async (path: string): Promise<Page> => {
    const token = await logIn(program.origin, person);
    const script = `localStorage.setItem('server', ${JSON.stringify(program.origin)})`;
    return visit({ origin: app.origin, path, token, script });
  };

  it('asks for its server, checks it, remembers it, and shows the account’s sites', async () => {
    const page = await visit({ origin: app.origin, path: '/' });
    await waitForPath(page, '/server');
    await use(page, 'two words');
    await page.getByText('This is not the address of a server.').waitFor();
    await use(page, `127.0.0.1:${await freePort()}`);
    await page.getByText(/^No server answered at this address/).waitFor();
    await page.getByLabel('Server address').fill(program.origin);
    await page.getByText(/^This address is not encrypted/).waitFor();
    // Without a scheme, encrypted is tried first.
    await use(page, hostOf(program));
    await waitForPath(page, '/login');
    await fillLogin(page, person);
    await waitForPath(page, '/main');
    await page.getByText('Waiting for the first reading').first().waitFor();
    await page.reload();
    await page.getByText('Waiting for the first reading').first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('server'))).toBe(program.origin);
  });

  it('takes no server that does not allow it, and moves to another with its session ended', async () => {
    const page = await visitLoggedIn('/main');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(/\/login/);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Choose your server' }).click();
    await waitForPath(page, '/server');
    expect(await page.getByLabel('Server address').inputValue()).toBe(program.origin);
    await use(page, inject('origin'));
    await page.getByText(/^No server answered at this address/).waitFor();
    expect(pathOf(page)).toBe('/server');
  });

  it('adds a meter, and leads the meter itself to its server in local mode', async () => {
    const page = await visitLoggedIn('/edit/addmeter');
    await page.getByRole('heading', { name: 'What sends the readings?' }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Serial number (SN)').fill(sn);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Enter these settings' }).waitFor();
    await page.getByText(new RegExp(`^${program.origin}/upload/\\w+$`)).waitFor();
    await page.getByRole('button', { name: 'Done: wait for the first reading' }).click();
    await page.getByText('Nothing has arrived from this meter yet.').waitFor();
    const waiting = pathOf(page);

    await page.goto(`/local/${hostOf(device)}/wifisetting`);
    await page.getByLabel(/^HTTP/).check();
    await page.getByRole('button', { name: 'Fill in this server' }).click();
    expect(await page.getByLabel('Upload address').inputValue()).toBe(
      `${program.origin}/api/v1/sensor/uploadsensor`,
    );
    await page.getByLabel('Upload interval in seconds').fill('2');
    await page.getByRole('button', { name: 'Save' }).nth(1).click();
    await page.getByRole('timer').waitFor();

    await page.goto(waiting);
    await page.getByText('The first reading has arrived').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Barn');
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('heading', { level: 1, name: 'Barn' }).waitFor();
  });
});
