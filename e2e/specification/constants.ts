// The specification's constants and limits.
import { calls } from '@ohmstead/contract';
import { textOf } from '@ohmstead/i18n';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitForPath } from '../browser/wait-for-path.ts';
import { ask } from '../people/ask.ts';
import { demoUser, logIn, newPerson } from '../people/person.ts';
import type { Row, Stage } from './row.ts';

const registers = async ({ origin }: Stage, change: object): Promise<boolean> => {
  const body = { ...newPerson(), TimeZoneInfoId: 'Europe/Berlin', ...change };
  return (await ask(origin, '/api/v1/user/register', { body })).successful;
};

const nameOf = (length: number): string =>
  newPerson().username.replace('_', '').padEnd(length, 'x').slice(-length);

/** A page whose clock the story moves. */
const withClock = async ({ visit, token }: Stage, path: string): Promise<Page> => {
  const page = await visit({ path: '/healthz', token });
  await page.clock.install();
  await page.goto(path);
  return page;
};

/** How often a call is asked while a page is shown for so long. */
const asksWithin = async (page: Page, path: string, ms: number): Promise<number> => {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) asked += 1;
  });
  await page.clock.runFor(ms);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return asked;
};

export const limits: readonly Row[] = [
  {
    says: 'username 4-15 characters',
    shownBy: calls.user.register.name,
    prove: async (stage) => {
      const taken = [3, 4, 15, 16].map((length) => registers(stage, { username: nameOf(length) }));
      expect(await Promise.all(taken)).toEqual([false, true, true, false]);
    },
  },
  {
    says: 'full name at most 50',
    shownBy: calls.user.register.name,
    prove: async (stage) => {
      const taken = [50, 51].map((length) => registers(stage, { fullName: 'x'.repeat(length) }));
      expect(await Promise.all(taken)).toEqual([true, false]);
    },
  },
  {
    says: 'meter types 1 and 3, use types 1 to 4',
    shownBy: calls.place.saveMeter.name,
    prove: async ({ origin, token, siteId, meterId, person }) => {
      const saves = async (change: object): Promise<boolean> => {
        const body = { id: meterId, siteId, name: 'Meter', sn: person.sn, type: 1, useType: 1, ...change };
        return (await ask(origin, '/api/v1/inverter/save', { token, body })).successful;
      };
      for (const type of [1, 3]) expect(await saves({ type })).toBe(true);
      for (const type of [0, 2, 4]) expect(await saves({ type })).toBe(false);
      for (const useType of [4, 3, 2, 1]) expect(await saves({ useType })).toBe(true);
      for (const useType of [0, 5]) expect(await saves({ useType })).toBe(false);
    },
  },
];

export const times: readonly Row[] = [
  {
    says: 'loading indicator 5 s',
    shownBy: '/main',
    prove: async (stage) => {
      const page = await stage.visit({ path: '/healthz', token: stage.token });
      await page.clock.install();
      await page.route(`**${calls.user.sitelist.path}`, () => undefined);
      await page.goto('/main');
      const still = page.getByText(textOf('en', 'state.stillLoading'));
      await page.locator('[aria-busy="true"]').first().waitFor();
      await page.clock.runFor(4_500);
      expect(await still.count()).toBe(0);
      await page.clock.runFor(1_000);
      await still.first().waitFor();
    },
  },
  {
    says: 'toasts 3 s',
    shownBy: '/edit/usersetting',
    prove: async (stage) => {
      const page = await withClock(stage, '/edit/usersetting');
      await page.getByLabel('Full name').fill('Ada King');
      await page.getByRole('button', { name: 'Save' }).click();
      const toast = page.getByText(textOf('en', 'edit.saved'), { exact: true });
      await toast.waitFor();
      await page.clock.runFor(2_000);
      expect(await toast.count()).toBe(1);
      await page.clock.runFor(1_500);
      await toast.waitFor({ state: 'detached' });
    },
  },
  {
    says: 'notice count polling 10 minutes',
    shownBy: '/main',
    prove: async (stage) => {
      const page = await stage.visit({ path: '/healthz', token: stage.token });
      await page.clock.install();
      // The live stream has it counted too, when a notice comes.
      await page.route(`**${calls.user.live.path}`, (route) => route.abort());
      // The ten minutes begin with the first answer.
      const first = page.waitForResponse(`**${calls.user.noticecount.path}`);
      await page.goto('/main');
      await (await first).finished();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const asked = await asksWithin(page, calls.user.noticecount.path, 9.5 * 60_000);
      const more = await asksWithin(page, calls.user.noticecount.path, 60_000);
      expect([asked, more]).toEqual([0, 1]);
    },
  },
  {
    says: 'overview refresh 5 minutes',
    shownBy: '/main?tab=overview',
    prove: async (stage) => {
      const page = await stage.visit({ path: '/healthz', token: stage.token });
      await page.clock.install();
      // A stream that is not open yet: an open one would be given up when a minute of this clock brings nothing.
      await page.route(`**${calls.user.live.path}`, () => undefined);
      await page.goto('/main?tab=overview');
      // While an answer is under way it is not asked for again.
      await page
        .getByText(/^Updated/)
        .first()
        .waitFor();
      const asked = await asksWithin(page, calls.user.meterlist.path, 4.5 * 60_000);
      const more = await asksWithin(page, calls.user.meterlist.path, 60_000);
      expect([asked, more]).toEqual([0, 1]);
    },
  },
];

export const settings: readonly Row[] = [
  {
    says: 'web-app build: no local mode',
    shownBy: '/localdevices',
    prove: async ({ visit, token }) => {
      const page = await visit({ path: '/localdevices', token });
      await waitForPath(page, '/main');
    },
  },
  {
    says: 'the demo has a fixed password',
    shownBy: calls.common.config.name,
    prove: async ({ origin }) => {
      const { data } = await ask(origin, calls.common.config.path);
      expect(data).toMatchObject({ demo: demoUser });
      await logIn(origin, demoUser);
    },
  },
  {
    says: 'server group pm, feedback enabled',
    shownBy: calls.common.config.name,
    prove: async ({ origin }) => {
      const { data } = await ask(origin, calls.common.config.path);
      expect(data).toMatchObject({ serverGroup: 'pm', feedback: true });
    },
  },
  {
    says: 'dark mode off',
    shownBy: '/login',
    prove: async ({ visit }) => {
      const page = await visit({ path: '/login', script: "localStorage.setItem('lang', 'en')" });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    },
  },
  {
    says: 'map provider: one for Chinese, one for other languages',
    shownBy: calls.place.mapTiles.name,
    prove: async ({ origin }) => {
      const addressFor = async (lang: string): Promise<string> => {
        const answer = await fetch(`${origin}${calls.place.mapTiles.path}`, { headers: { lang } });
        return JSON.stringify(await answer.json());
      };
      const [chinese, german, english] = await Promise.all(['zh-cn', 'de', 'en'].map(addressFor));
      expect(german).toBe(english);
      expect(chinese).not.toBe(english);
    },
  },
  {
    says: 'numbers with 2 decimals, power in whole watts; units W, A, V, kWh',
    shownBy: '/main?tab=overview',
    prove: async ({ visit, origin }) => {
      const { data } = await ask(origin, '/api/v1/user/login', {
        body: { username: 'demo', password: 'ohmstead' },
      });
      const { token } = data as { token: string }; // The contract’s answer.
      const page = await visit({ path: '/main?tab=overview', token });
      for (const shown of [/\d\.\d\d\s*V/, /\d\.\d\d\s*A/, /\d\s*W/, /\d\.\d\d\s*kWh/])
        await page.getByText(shown).first().waitFor();
    },
  },
];
