// The specification's messages that the app shows by itself, when the network or the server fails it. Only what lies
// between the app and the server is played: an answer that does not come, or comes from something in between.
import { calls } from '@ohmstead/contract';
import { errorKey, type TextKey, textOf } from '@ohmstead/i18n';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { fillLogin } from '../browser/fill-login.ts';
import { pathOf } from '../browser/visit.ts';
import type { Row, Stage } from './row.ts';

const sites = `**${calls.user.sitelist.path}`;

/** The main page whose sites are answered like this. */
const mainWith = async ({ visit, token }: Stage, answer: (route: Route) => Promise<void>): Promise<Page> => {
  const page = await visit({ path: '/healthz', token });
  await page.route(sites, answer);
  await page.goto('/main');
  return page;
};

const json = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

const invalid = {
  code: 'validation',
  errors: ['username_required', 'full_name_required'].map((code) => ({ field: code, code, message: code })),
};

const shown = (says: string, key: TextKey, answer: (route: Route) => Promise<void>): Row => ({
  says,
  shownBy: '/main',
  prove: async (stage) => {
    const page = await mainWith(stage, answer);
    await page.getByText(textOf('en', key)).first().waitFor();
  },
});

/** After two seconds the login page comes, with the way back in its address. */
const leadsToLogin = (says: string, text: string, answer: (route: Route) => Promise<void>): Row => ({
  says,
  shownBy: '/main',
  prove: async (stage) => {
    const page = await mainWith(stage, answer);
    await page.getByText(text).first().waitFor();
    await page.waitForURL(/\/login/);
    expect(pathOf(page)).toBe('/login?redirect=%2Fmain');
  },
});

export const messagesOfScreens: readonly Row[] = [
  leadsToLogin(
    'HTTP 401: login required to continue access, then login after 2 s',
    textOf('en', errorKey('login_required')),
    json(401, { successful: false, message: '', data: { code: 'login_required' } }),
  ),
  leadsToLogin(
    'please login again',
    textOf('en', errorKey('login_expired')),
    json(401, { successful: false, message: '', data: { code: 'login_expired' } }),
  ),
  leadsToLogin(
    'only data.errorMsg: shown, then login after 2 s',
    'Please come back tomorrow',
    json(200, { data: { errorMsg: 'Please come back tomorrow' } }),
  ),
  shown('HTTP 400 with validation errors: the first is shown', errorKey('username_required'), (route) =>
    json(400, { successful: false, message: 'Please check what you entered.', data: invalid })(route),
  ),
  shown('HTTP 403: no access', 'failure.forbidden', (route) => route.fulfill({ status: 403, body: '' })),
  shown('HTTP 500: problem accessing the server', errorKey('internal'), (route) =>
    route.fulfill({ status: 500, body: '' }),
  ),
  shown('network failure: problem with the network', 'failure.network', (route) => route.abort()),
  shown('data error, please retry', 'failure.answer', json(200, { successful: true, message: '', data: {} })),
  {
    says: 'successful false: its message is shown',
    shownBy: '/main',
    prove: async (stage) => {
      const page = await mainWith(
        stage,
        json(200, { successful: false, message: 'Sites are being counted', data: null }),
      );
      await page.getByText('Sites are being counted').first().waitFor();
    },
  },
  {
    says: 'login code 9005: forgot-password link shown',
    shownBy: '/login',
    prove: async ({ visit, person }) => {
      const page = await visit({ path: '/login' });
      const link = page.getByRole('link', { name: textOf('en', 'login.forgot') });
      await page.getByLabel('Username').waitFor();
      expect(await link.count()).toBe(0);
      await fillLogin(page, { username: person.username, password: 'not-this-one' });
      await link.waitFor();
    },
  },
  {
    says: 'no alert information',
    shownBy: '/site/:id/alerts',
    prove: async ({ visit, token, siteId }) => {
      const page = await visit({ path: `/site/${siteId}/alerts`, token });
      await page.getByText(textOf('en', 'alerts.none')).waitFor();
    },
  },
  {
    says: 'no data',
    shownBy: '/site/:id/report/energy',
    prove: async ({ visit, token, siteId }) => {
      const page = await visit({ path: `/site/${siteId}/report/energy`, token });
      await page.getByText(textOf('en', 'report.empty')).first().waitFor();
    },
  },
];
