// Every screen of this slice, for what must hold on each of them.

import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { demoUser, logIn, newPerson, register } from '../people/person.ts';
import type { Visit } from './visit.ts';

export type Screen = {
  readonly name: string;
  readonly path: string;
  readonly who: 'stranger' | 'demo' | 'newUser';
  /** Comes later than the rest of the screen. */
  readonly shows?: RegExp;
  /** Done after the screen has come. */
  readonly afterwards?: (page: Page) => Promise<void>;
};

const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
};

const failLogin = async (page: Page): Promise<void> => {
  // Another name each time: the same one would soon be told to wait.
  await page.getByLabel('Username').fill(`no_${randomBytes(4).toString('hex')}`);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).waitFor();
};

const submitEmpty = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Register' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
};

export const screens: readonly Screen[] = [
  { name: 'login', path: '/login', who: 'stranger' },
  { name: 'login-failed', path: '/login', who: 'stranger', afterwards: failLogin },
  { name: 'register', path: '/register', who: 'stranger' },
  { name: 'register-errors', path: '/register', who: 'stranger', afterwards: submitEmpty },
  { name: 'my-sites', path: '/main', who: 'demo' },
  { name: 'my-sites-menu', path: '/main', who: 'demo', afterwards: openMenu },
  { name: 'overview', path: '/main?tab=overview', who: 'demo' },
  { name: 'settings', path: '/main?tab=settings', who: 'demo' },
  { name: 'site-1', path: '/site/1', who: 'demo' },
  { name: 'site-2', path: '/site/2', who: 'demo' },
  { name: 'site-3', path: '/site/3', who: 'demo' },
  { name: 'site-4', path: '/site/4', who: 'demo' },
  { name: 'waiting', path: '/main', who: 'newUser', shows: /\/upload\/\w+/ },
  { name: 'not-built', path: '/edit/password', who: 'demo' },
  { name: 'not-found', path: '/nowhere', who: 'stranger' },
];

export type Tokens = Record<Screen['who'], string | undefined>;

/** Tokens to open every screen with; the new user's meter has never sent. */
export const tokensFor = async (origin: string): Promise<Tokens> => {
  const person = newPerson();
  await register(origin, person);
  return {
    stranger: undefined,
    demo: await logIn(origin, demoUser),
    newUser: await logIn(origin, person),
  };
};

/** Opens a screen and waits until it shows its content instead of its skeleton. */
export const openScreen = async (
  screen: Screen,
  tokens: Tokens,
  visit: (wanted: Partial<Visit>) => Promise<Page>,
  look: Pick<Visit, 'width' | 'theme' | 'lang'>,
): Promise<Page> => {
  const token = tokens[screen.who];
  const page = await visit({ path: screen.path, ...look, ...(token === undefined ? {} : { token }) });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  if (screen.shows) await page.getByText(screen.shows).first().waitFor();
  await chartsDrawn(page);
  await screen.afterwards?.(page);
  return page;
};

/** Charts come after the screen: their library is loaded with the first of them. */
const chartsDrawn = async (page: Page): Promise<void> => {
  const charts = page.locator('figure');
  for (let index = 0; index < (await charts.count()); index += 1) {
    await charts.nth(index).locator('canvas').first().waitFor();
  }
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
};
