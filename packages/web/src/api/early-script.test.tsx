import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { serveForTest, success } from '../../test/server-for-test.ts';

const script = readFileSync(join(import.meta.dirname, '../../before-program/early.js'), 'utf8');

/** Runs it in a page at /main, and answers what it has asked for. */
const askedEarly = (stored: Readonly<Record<string, string>>): string[] => {
  const { asked } = serveForTest({ '/api/v1/user/sitelist': success([]) });
  const files = { tables: { en: '/en.js' }, login: [], account: [], main: [] };
  document.body.innerHTML = `<script type="application/json" id="early-files">${JSON.stringify(files)}</script>`;
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  history.replaceState(null, '', '/main');
  new Function(script)();
  return asked.map(({ path }) => path);
};

describe('what the page asks for before its program comes', () => {
  afterEach(() => {
    localStorage.clear();
    document.body.innerHTML = '';
    globalThis.earlyAnswers = undefined;
  });

  it('are the sites of whoever is logged in', () => {
    expect(askedEarly({ token: 't' })).toEqual(['/api/v1/user/sitelist']);
    expect(globalThis.earlyAnswers?.size).toBe(1);
  });

  it('is nothing while another password has to be chosen', () => {
    expect(askedEarly({ token: 't', firstPassword: '1' })).toEqual([]);
    expect(globalThis.earlyAnswers).toBeUndefined();
  });
});
