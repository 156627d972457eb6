// What is set and changed: sites with their tariffs and viewers, meters, and the account itself.
import { createRoute } from '@tanstack/react-router';
import { meterListSearch, meterSearch } from '../features/meters/meter-search.ts';
import { noticeSearch } from '../features/notices/notice-search.ts';
import { account } from './account-route.ts';
import { feedbackRoutes } from './feedback-routes.ts';
import { lazyScreen } from './lazy-screen.ts';
import { ownSearch } from './own-search.ts';

const siteList = createRoute({
  getParentRoute: () => account,
  path: '/edit/placelist',
  component: lazyScreen(() => import('../features/sites/SiteListScreen.tsx'), 'SiteListScreen'),
});
const siteSettings = createRoute({
  getParentRoute: () => account,
  path: '/edit/place/$id',
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: boolean } => (edit === true ? { edit } : {}),
  component: lazyScreen(() => import('../features/sites/SiteSettingsScreen.tsx'), 'SiteSettingsScreen'),
});
const sharing = createRoute({
  getParentRoute: () => account,
  path: '/edit/place/$id/sharing',
  component: lazyScreen(() => import('../features/sharing/SharingScreen.tsx'), 'SharingScreen'),
});
const invitations = createRoute({
  getParentRoute: () => account,
  path: '/edit/invitations',
  component: lazyScreen(() => import('../features/sharing/InvitationsScreen.tsx'), 'InvitationsScreen'),
});
const tariff = createRoute({
  getParentRoute: () => account,
  path: '/edit/place/$id/tariff',
  component: lazyScreen(() => import('../features/tariffs/contract/TariffScreen.tsx'), 'TariffScreen'),
});
const tariffVersion = createRoute({
  getParentRoute: () => account,
  path: '/edit/place/$id/tariff/$version',
  validateSearch: ownSearch,
  component: lazyScreen(() => import('../features/tariffs/contract/VersionScreen.tsx'), 'VersionScreen'),
});

const meterList = createRoute({
  getParentRoute: () => account,
  path: '/edit/meterlist',
  validateSearch: meterListSearch,
  component: lazyScreen(() => import('../features/meters/list/MeterListScreen.tsx'), 'MeterListScreen'),
});
const meter = createRoute({
  getParentRoute: () => account,
  path: '/edit/meter/$id',
  validateSearch: meterSearch,
  component: lazyScreen(() => import('../features/meters/view/MeterScreen.tsx'), 'MeterScreen'),
});
const addMeter = createRoute({
  getParentRoute: () => account,
  path: '/edit/addmeter',
  validateSearch: ownSearch,
  component: lazyScreen(() => import('../features/meters/add/AddMeterScreen.tsx'), 'AddMeterScreen'),
});
const meterImport = createRoute({
  getParentRoute: () => account,
  path: '/edit/meter/$id/import',
  component: lazyScreen(() => import('../features/meters/import/ImportScreen.tsx'), 'ImportScreen'),
});
const meterAudit = createRoute({
  getParentRoute: () => account,
  path: '/edit/meter/$id/audit',
  validateSearch: ownSearch,
  component: lazyScreen(() => import('../features/meters/audit/AuditScreen.tsx'), 'AuditScreen'),
});
const meterReplace = createRoute({
  getParentRoute: () => account,
  path: '/edit/meter/$id/replace',
  validateSearch: ownSearch,
  component: lazyScreen(() => import('../features/meters/replace/ReplaceScreen.tsx'), 'ReplaceScreen'),
});

const password = createRoute({
  getParentRoute: () => account,
  path: '/edit/password',
  component: lazyScreen(() => import('../features/account/PasswordScreen.tsx'), 'PasswordScreen'),
});
const userSettings = createRoute({
  getParentRoute: () => account,
  path: '/edit/usersetting',
  component: lazyScreen(() => import('../features/account/UserSettingsScreen.tsx'), 'UserSettingsScreen'),
});

const messages = createRoute({
  getParentRoute: () => account,
  path: '/edit/usersetting/messages',
  component: lazyScreen(() => import('../features/channels/MessagesScreen.tsx'), 'MessagesScreen'),
});

const rejudged = createRoute({
  getParentRoute: () => account,
  path: '/edit/rejudged',
  component: lazyScreen(() => import('../features/rejudged/RejudgedScreen.tsx'), 'RejudgedScreen'),
});

/** One screen at two addresses: beside each other where there is room, so that the list stays as it is. */
const notices = createRoute({
  getParentRoute: () => account,
  id: 'notices',
  validateSearch: noticeSearch,
  component: lazyScreen(() => import('../features/notices/NoticesScreen.tsx'), 'NoticesScreen'),
});
const noticeList = createRoute({ getParentRoute: () => notices, path: '/edit/noticelist' });
const notice = createRoute({ getParentRoute: () => notices, path: '/edit/notice/$id' });

export const editRoutes = [
  siteList,
  siteSettings,
  sharing,
  invitations,
  tariff,
  tariffVersion,
  meterList,
  meter,
  addMeter,
  meterImport,
  meterAudit,
  meterReplace,
  password,
  userSettings,
  messages,
  rejudged,
  notices.addChildren([noticeList, notice]),
  feedbackRoutes,
] as const;
