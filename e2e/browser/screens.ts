// Every screen, for what must hold on each of them. Who adds a route adds its screens here.

import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { checkHistory, chooseHistory } from './choose-history.ts';
import { type Arrival, screenComes } from './come-to-screen.ts';
import type { People } from './people.ts';
import type { Visit } from './visit.ts';

export type Screen = Arrival & {
  readonly name: string;
  readonly path: string | ((people: People) => string);
  readonly who: keyof People['tokens'];
  /** Is full of data only once the demo's whole history is in. */
  readonly ofHistory?: true;
};

/** Finds the button by its markup, since its words are in any language. */
const openMenu = async (page: Page): Promise<void> => {
  await page.locator('header button').last().click();
  await page.getByRole('dialog').waitFor();
};

const failLogin = async (page: Page): Promise<void> => {
  // Another name each time: the same one would soon be throttled.
  await page.locator('input[autocomplete="username"]').fill(`no_${randomBytes(4).toString('hex')}`);
  await page.locator('input[type="password"]').fill('not the password');
  await page.locator('button[type="submit"]').click();
  await page.locator('a[href*="forgotPassword"]').waitFor();
};

const submitEmpty = async (page: Page): Promise<void> => {
  await page.locator('button[type="submit"]').click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
};

const openTables = async (page: Page): Promise<void> => {
  const closed = page.locator('figure > div > details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  await page.locator('figure > div > details[open] table').first().waitFor();
};

const openLimits = async (page: Page): Promise<void> => {
  await page.locator('form details summary').click();
  await page.locator('form details table').waitFor();
};

/** The last kind is the one with the most fields but one. */
const openAdding = async (page: Page): Promise<void> => {
  await page.locator('main section ul button').nth(-2).click();
  await page.getByRole('dialog').waitFor();
};

const openChannel = async (page: Page): Promise<void> => {
  await page.locator('main li button').nth(1).click();
  await page.getByRole('dialog').locator('select').nth(1).selectOption('some');
};

const openFilters = async (page: Page): Promise<void> => {
  await page.locator('main summary').first().click();
  await page.locator('main input[type="date"]').first().waitFor();
};

const openMeters = async (page: Page): Promise<void> => {
  await page.locator('main summary').first().click();
  await page.locator('main select').first().waitFor();
};

/** What an answer would change is shown before it is saved. */
/** A chart is drawn once it comes near to what is looked at. */
const drawChart = async (page: Page): Promise<void> => {
  await page.locator('main li section > div:last-child').first().scrollIntoViewIfNeeded();
  await page.locator('main figure').first().waitFor();
};

const openAnswer = async (page: Page): Promise<void> => {
  await drawChart(page);
  await page.locator('main form input[type="radio"]').first().check();
  await page.locator('main form dl').waitFor();
};

const openDecision = async (page: Page): Promise<void> => {
  await drawChart(page);
  await page.locator('main li section > div:last-child > button').first().click();
  await page.getByRole('dialog').locator('dl').waitFor();
};

/** The demand of a quarter-hour has no usual limit. */
const switchOnWithoutLimit = async (page: Page): Promise<void> => {
  await page.getByRole('switch').nth(7).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
};

const ofDemo = (name: string, path: string): Screen => ({ name, path, who: 'demo' });
const ofConsole = (name: string, path: Screen['path']): Screen => ({ name, path, who: 'admin' });
const ofHistory = (name: string, path: string): Screen => ({ ...ofDemo(name, path), ofHistory: true });

const feedback: readonly Screen[] = [
  { name: 'feedback-none', path: '/edit/feedbacklist', who: 'viewer' },
  { name: 'feedback-list', path: '/edit/feedbacklist', who: 'newUser' },
  { name: 'feedback-new', path: '/edit/addfeedback', who: 'newUser' },
  { name: 'feedback-errors', path: '/edit/addfeedback', who: 'newUser', afterwards: submitEmpty },
  {
    name: 'feedback-conversation',
    path: ({ feedbackId }) => `/edit/feedback/${feedbackId}`,
    who: 'newUser',
    shows: 'main li img',
  },
];

/** Site 1 is a flat with one meter, 2 has the sun, 3 a battery, 4 six meters in another part of the world. */
const sites: readonly Screen[] = [
  ofHistory('site-flat', '/site/1'),
  ofHistory('site-solar', '/site/2'),
  ofHistory('site-battery', '/site/3'),
  ofHistory('site-farm', '/site/4'),
  ofHistory('site-total', '/site/4?span=total'),
  { ...ofHistory('site-tables', '/site/3'), afterwards: openTables },
  { name: 'site-viewed', path: ({ siteId }) => `/site/${siteId}`, who: 'viewer' },
  { name: 'site-empty', path: ({ siteId }) => `/site/${siteId}`, who: 'newUser' },
];

const reports: readonly Screen[] = [
  ofHistory('energy-day', '/site/2/report/energy?period=day'),
  ofHistory('energy-month', '/site/3/report/energy?period=month&view=balance'),
  ofHistory('energy-month-yield', '/site/2/report/energy?period=month&view=yield&compare=previous'),
  ofHistory('energy-year', '/site/4/report/energy?period=year&view=consumption&compare=lastYear'),
  ofHistory('energy-total', '/site/1/report/energy?period=total'),
  { ...ofHistory('energy-tables', '/site/3/report/energy?period=month'), afterwards: openTables },
  ofHistory('bill-month', '/site/1/report/bill?period=month'),
  ofHistory('bill-compared', '/site/2/report/bill?compare=previous'),
  ofHistory('bill-year', '/site/2/report/bill?period=year'),
  ofHistory('load-month', '/site/4/report/load?period=month'),
  ofHistory('load-meter-compared', '/site/2/report/load?period=month&compare=previous&meters=2'),
  ofHistory('other-day', '/site/2/report/other?period=day'),
  ofHistory('other-compared', '/site/2/report/other?period=day&compare=previous'),
  ofHistory('other-total', '/site/2/report/other?period=total'),
  ofHistory('other-two-axes', '/site/4/report/other?left=voltageV&right=currentA&meters=8,10'),
  ofHistory('hours-month', '/site/2/report/energyhour?period=month'),
  ofHistory('hours-meters', '/site/4/report/energyhour?meters=8,13&view=export'),
  ofHistory('hours-year', '/site/2/report/energyhour?period=year&compare=previous'),
  ofHistory('hours-total', '/site/2/report/energyhour?period=total'),
  ofHistory('alerts', '/site/3/report/dataalert'),
  ofHistory('alerts-compared', '/site/3/report/dataalert?compare=previous'),
  { ...ofHistory('alerts-limits', '/site/4/report/dataalert?kinds=gap'), afterwards: openLimits },
  ofHistory('compare-periods', '/site/2/compare?period=month&with=previous'),
  ofHistory('compare-sites', '/site/4/compare?period=year&with=site-2'),
  { name: 'report-empty', path: ({ siteId }) => `/site/${siteId}/report/energy`, who: 'newUser' },
  { name: 'bill-empty', path: ({ siteId }) => `/site/${siteId}/report/bill`, who: 'newUser' },
];

const alerts: readonly Screen[] = [
  { name: 'site-alerted', path: ({ alerted }) => `/site/${alerted.siteId}`, who: 'alerted' },
  { name: 'meter-alerted', path: ({ alerted }) => `/edit/meter/${alerted.meterId}`, who: 'alerted' },
  { name: 'alert-none', path: ({ siteId }) => `/site/${siteId}/alerts`, who: 'newUser' },
  { name: 'alert-list', path: ({ alerted }) => `/site/${alerted.siteId}/alerts`, who: 'alerted' },
  {
    name: 'alert-filters',
    path: ({ alerted }) => `/site/${alerted.siteId}/alerts?kinds=noYield,priceBelow`,
    who: 'alerted',
    afterwards: openFilters,
  },
  {
    name: 'alert-one',
    path: ({ alerted: { siteId, incidentId } }) => `/site/${siteId}/alerts/${incidentId}`,
    who: 'alerted',
    shows: 'figure',
    afterwards: openTables,
  },
  { name: 'alert-missing', path: ({ siteId }) => `/site/${siteId}/alerts/999999`, who: 'newUser' },
  {
    name: 'alert-rules',
    path: ({ alerted }) => `/site/${alerted.siteId}/alerts/rules`,
    who: 'alerted',
    shows: 'main summary',
    afterwards: openMeters,
  },
  {
    name: 'alert-rules-errors',
    path: ({ siteId }) => `/site/${siteId}/alerts/rules`,
    who: 'newUser',
    shows: '[role="switch"]',
    afterwards: switchOnWithoutLimit,
  },
  { name: 'alert-rules-viewed', path: ({ siteId }) => `/site/${siteId}/alerts/rules`, who: 'viewer' },
  ofDemo('alert-rules-demo', '/site/4/alerts/rules'),
];

const siteSettings: readonly Screen[] = [
  ofDemo('edit-sites', '/edit/placelist'),
  ofDemo('edit-site', '/edit/place/2'),
  ofDemo('edit-site-form', '/edit/place/2?edit=true'),
  ofDemo('edit-site-new', '/edit/place/0'),
  ofDemo('sharing', '/edit/place/1/sharing'),
  { name: 'sharing-own', path: ({ siteId }) => `/edit/place/${siteId}/sharing`, who: 'newUser' },
  { name: 'invited', path: '/main', who: 'invited', shows: 'a[href="/edit/invitations"]' },
  { name: 'invitations', path: '/edit/invitations', who: 'invited' },
  ofDemo('tariff', '/edit/place/1/tariff'),
  ofDemo('tariff-new', '/edit/place/2/tariff/0'),
  ofDemo('tariff-hours', '/edit/place/2/tariff'),
  ofDemo('tariff-edit', '/edit/place/2/tariff/0?template=seasonal'),
  ofHistory('what-if', '/site/2/whatif?capacity=10&solarKw=5'),
  ofHistory('invoices', '/site/1/invoices'),
  ofHistory('invoice-new', '/site/1/invoices/0'),
];

const meters: readonly Screen[] = [
  ofDemo('meters', '/edit/meterlist'),
  ofDemo('meter', '/edit/meter/2'),
  ofDemo('meter-edit', '/edit/meter/2?mode=edit'),
  ofDemo('meter-new', '/edit/meter/0'),
  ofDemo('meter-add', '/edit/addmeter'),
  ofDemo('meter-add-number', '/edit/addmeter?step=number&make=iammeter'),
  ofDemo('meter-add-settings', '/edit/addmeter?step=settings&make=homeAssistant&meter=2'),
  ofDemo('meter-add-check', '/edit/addmeter?step=check&make=iammeter&meter=2'),
  ofDemo('meter-add-details', '/edit/addmeter?step=details&make=iammeter&meter=2'),
  ofHistory('meter-audit', '/edit/meter/2/audit'),
  {
    name: 'meter-judged',
    path: ({ judged }) => `/edit/meter/${judged.meterId}/audit`,
    who: 'judged',
    shows: 'main li section',
    afterwards: openAnswer,
  },
  {
    name: 'meter-judged-day',
    path: ({ judged: { meterId, date, dayAfter } }) =>
      `/edit/meter/${meterId}/audit?from=${date}&to=${dayAfter}`,
    who: 'judged',
    shows: 'main li section',
    afterwards: openDecision,
  },
  {
    name: 'causes-day',
    path: ({ judged: { siteId, date, dayAfter } }) => `/site/${siteId}/causes?from=${date}&to=${dayAfter}`,
    who: 'judged',
  },
  ofHistory('meter-powers', '/edit/meter/2/audit?view=powers'),
  ofHistory('meter-quarantine', '/edit/meter/2/audit?view=quarantine'),
  ofDemo('meter-import', '/edit/meter/2/import'),
  ofDemo('meter-replace', '/edit/meter/2/replace'),
  { name: 'meter-waiting', path: ({ meterId }) => `/edit/meter/${meterId}`, who: 'newUser' },
  { name: 'meter-own', path: ({ meterId }) => `/edit/meter/${meterId}?mode=edit`, who: 'newUser' },
  { name: 'meter-own-import', path: ({ meterId }) => `/edit/meter/${meterId}/import`, who: 'newUser' },
  {
    name: 'meter-import-questions',
    path: ({ meterId }) => `/edit/meter/${meterId}/import`,
    who: 'newUser',
    afterwards: chooseHistory,
  },
  {
    name: 'meter-import-checked',
    path: ({ meterId }) => `/edit/meter/${meterId}/import`,
    who: 'newUser',
    afterwards: checkHistory,
  },
  { name: 'meter-viewed', path: ({ meterId }) => `/edit/meter/${meterId}`, who: 'viewer' },
];

const messages: readonly Screen[] = [
  ofDemo('messages-demo', '/edit/usersetting/messages'),
  { name: 'messages', path: '/edit/usersetting/messages', who: 'newUser', shows: 'main li strong' },
  { name: 'messages-none', path: '/edit/usersetting/messages', who: 'viewer' },
  { name: 'messages-add', path: '/edit/usersetting/messages', who: 'viewer', afterwards: openAdding },
  { name: 'messages-channel', path: '/edit/usersetting/messages', who: 'newUser', afterwards: openChannel },
];

const consoleScreens: readonly Screen[] = [
  ofConsole('admin', '/admin'),
  ofConsole('admin-users', '/admin/users'),
  ofConsole('admin-user', ({ userId }) => `/admin/users/${userId}`),
  ofConsole('admin-meters', '/admin/meters'),
  ofConsole('admin-meters-waiting', '/admin/meters?view=waiting'),
  ofConsole('admin-meters-contested', '/admin/meters?view=contested'),
  ofConsole('admin-feedback', '/admin/feedback'),
  {
    ...ofConsole('admin-conversation', ({ feedbackId }) => `/admin/feedback/${feedbackId}`),
    shows: 'main li img',
  },
  ofConsole('admin-notices', '/admin/notices'),
  ofConsole('admin-notice', ({ announcementId }) => `/admin/notices/${announcementId}`),
  ofConsole('admin-notice-new', '/admin/notices/new'),
  ofConsole('admin-texts', '/admin/texts'),
  ofConsole('admin-brand', '/admin/brand'),
  ofConsole('admin-mail', '/admin/mail'),
  ofConsole('admin-mail-one', ({ mailId }) => `/admin/mail/${mailId}`),
  ofConsole('admin-log', '/admin/log'),
];

export const screens: readonly Screen[] = [
  { name: 'login', path: '/login', who: 'stranger' },
  { name: 'login-failed', path: '/login', who: 'stranger', afterwards: failLogin },
  { name: 'forgotten', path: '/forgotPassword', who: 'stranger' },
  { name: 'confirm-email', path: '/confirmEmail#AAAA', who: 'stranger' },
  { name: 'leave', path: '/leave/AAAA', who: 'stranger' },
  { name: 'leave-channel', path: '/leave/channel/AAAA', who: 'stranger' },
  { name: 'register', path: '/register', who: 'stranger' },
  { name: 'register-errors', path: '/register', who: 'stranger', afterwards: submitEmpty },
  ofHistory('my-sites', '/main'),
  { ...ofDemo('my-sites-menu', '/main'), afterwards: openMenu },
  ofHistory('overview', '/main?tab=overview'),
  ofDemo('settings', '/main?tab=settings'),
  { name: 'waiting', path: '/main', who: 'newUser', shows: 'text=/\\/upload\\/\\w+/' },
  ...sites,
  ...reports,
  ...alerts,
  ...siteSettings,
  ...meters,
  { name: 'password', path: '/edit/password', who: 'newUser' },
  { name: 'user-settings', path: '/edit/usersetting', who: 'newUser' },
  { name: 'rejudged-none', path: '/edit/rejudged', who: 'viewer' },
  ...messages,
  ...feedback,
  ...consoleScreens,
  { name: 'public', path: ({ publicKey }) => `/public/site/${publicKey}`, who: 'stranger' },
  { name: 'public-missing', path: '/public/site/nowhere', who: 'stranger' },
  ofDemo('notices', '/edit/noticelist'),
  ofDemo('notice-missing', '/edit/notice/999999'),
  { name: 'not-found', path: '/nowhere', who: 'stranger' },
];

export const pathOfScreen = ({ path }: Screen, people: People): string =>
  typeof path === 'string' ? path : path(people);

/** A visit of its own to a screen. */
export const openScreen = async (
  screen: Screen,
  people: People,
  visit: (wanted: Partial<Visit>) => Promise<Page>,
  look: Pick<Visit, 'width' | 'theme' | 'lang'>,
): Promise<Page> => {
  const token = people.tokens[screen.who];
  const path = pathOfScreen(screen, people);
  const isAdministrator = screen.who === 'admin';
  const page = await visit({ path, isAdministrator, ...look, ...(token === undefined ? {} : { token }) });
  await screenComes(page, screen);
  return page;
};
