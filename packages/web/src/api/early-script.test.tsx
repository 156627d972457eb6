import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { serveForTest, success } from '../../test/server-for-test.ts';

const script = readFileSync(join(import.meta.dirname, '../../before-program/early.js'), 'utf8');

/** Runs it in a page, and answers what it has asked for. */
const askedEarly = (path: string, stored: Readonly<Record<string, string>>): string[] => {
  const { asked } = serveForTest({
    '/api/v1/user/sitelist': success([]),
    '/api/v1/user/yesterday': success({}),
    '/api/v1/user/portfolio': success({}),
    '/api/v1/site/overview/7': success({}),
    '/api/v1/site/get/7': success({}),
    '/api/v1/site/brief/7': success({}),
  });
  const files = { tables: { en: '/en.js' }, wholeTables: { en: '/all.js' }, login: ['/login.js'] };
  const screens = { account: ['/account.js'], main: ['/main.js'], site: ['/site.js'] };
  const list = JSON.stringify({ ...files, ...screens });
  document.body.innerHTML = `<script type="application/json" id="early-files">${list}</script>`;
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  history.replaceState(null, '', path);
  new Function(script)();
  return asked.map(({ path }) => path);
};

const filesAsked = (): string[] =>
  [...document.head.querySelectorAll('link[rel$="preload"]')].map((link) => link.getAttribute('href') ?? '');

describe('what the page asks for before its program comes', () => {
  afterEach(() => {
    localStorage.clear();
    document.head.innerHTML = '';
    document.body.innerHTML = '';
    globalThis.earlyAnswers = undefined;
  });

  it('is what the main page shows first to whoever is logged in', () => {
    const first = ['/api/v1/user/sitelist', '/api/v1/user/yesterday', '/api/v1/user/portfolio'];
    expect(askedEarly('/main', { token: 't' })).toEqual(first);
    expect(globalThis.earlyAnswers?.size).toBe(3);
    expect(filesAsked()).toEqual(['/en.js', '/account.js', '/main.js']);
  });

  it('is what a site shows first', () => {
    const first = ['/api/v1/site/overview/7', '/api/v1/site/get/7', '/api/v1/site/brief/7'];
    expect(askedEarly('/site/7', { token: 't' })).toEqual(first);
    expect(filesAsked()).toEqual(['/en.js', '/all.js', '/account.js', '/site.js']);
  });

  it('is the files of every page of an account elsewhere, and those of login for a stranger', () => {
    expect(askedEarly('/site/7/report/energy', { token: 't' })).toEqual([]);
    expect(filesAsked()).toEqual(['/en.js', '/account.js']);
    document.head.innerHTML = '';
    localStorage.clear();
    expect(askedEarly('/site/7', {})).toEqual([]);
    expect(filesAsked()).toEqual(['/en.js', '/login.js']);
  });

  it('is no answer while another password has to be chosen', () => {
    expect(askedEarly('/main', { token: 't', firstPassword: '1' })).toEqual([]);
    expect(globalThis.earlyAnswers).toBeUndefined();
  });
});
