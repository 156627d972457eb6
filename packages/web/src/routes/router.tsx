// The whole route table of the specification, with its guard.
import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { mainSearch } from '../features/main/main-search.ts';
import { auditSearch, meterListSearch, meterSearch } from '../features/meters/meter-search.ts';
import { publicSearch } from '../features/public/public-search.ts';
import { siteSearch } from '../features/site/site-search.ts';
import { appConfigQuery } from '../frame/app-config.ts';
import { siteListQuery } from '../frame/site-list.ts';
import { isAppBuild } from '../platform/build.ts';
import { session } from '../session/session.ts';
import { partOfPage } from '../texts/part-of-page.ts';
import { loadAllTexts } from '../texts/texts.ts';
import { lazyScreen } from './lazy-screen.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { RootLayout } from './RootLayout.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { RoutePending } from './RoutePending.tsx';

const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundScreen });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/main', replace: true });
  },
});

/** `redirect` is judged where it is followed. */
const loginSearch = ({ redirect }: Record<string, unknown>): { redirect?: string } =>
  typeof redirect === 'string' ? { redirect } : {};

/** Asked for while the screen's code still comes. */
const askForConfig = () => void queryClient.prefetchQuery(appConfigQuery);

const loginScreen = lazyScreen(() => import('../features/login/LoginScreen.tsx'), 'LoginScreen');
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: loginSearch,
  loader: askForConfig,
  component: loginScreen,
});
const loginAuto = createRoute({
  getParentRoute: () => root,
  path: '/login/$auto',
  validateSearch: loginSearch,
  loader: askForConfig,
  component: loginScreen,
});
const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  component: lazyScreen(() => import('../features/register/RegisterScreen.tsx'), 'RegisterScreen'),
});

const publicPage = createRoute({
  getParentRoute: () => root,
  path: '/public/site/$key',
  validateSearch: publicSearch,
  component: lazyScreen(() => import('../features/public/PublicScreen.tsx'), 'PublicScreen'),
});

const notBuilt = lazyScreen(() => import('./NotBuiltScreen.tsx'), 'NotBuiltScreen');
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgotPassword',
  component: notBuilt,
});

const localLater = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      if (!isAppBuild) throw redirect({ to: '/main', replace: true });
    },
    component: notBuilt,
  });

const account = createRoute({
  getParentRoute: () => root,
  id: 'account',
  beforeLoad: async ({ location }) => {
    if (session.token() === null)
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
    if (partOfPage(location.pathname) === 'whole') await loadAllTexts();
  },
  component: lazyScreen(() => import('../frame/AppFrame.tsx'), 'AppFrame'),
});

const main = createRoute({
  getParentRoute: () => account,
  path: '/main',
  validateSearch: mainSearch,
  // Asked for while the screen's code still comes.
  loader: () => void queryClient.prefetchQuery(siteListQuery),
  component: lazyScreen(() => import('../features/main/MainScreen.tsx'), 'MainScreen'),
});
const site = createRoute({
  getParentRoute: () => account,
  path: '/site/$id',
  validateSearch: siteSearch,
  component: lazyScreen(() => import('../features/site/SiteScreen.tsx'), 'SiteScreen'),
});

// A report judges its own part of the address; see report/report-search.ts.
const report = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => account,
    path: `/site/$id/report/${path}`,
    validateSearch: (search: Record<string, unknown>) => search,
    component,
  });

const placeList = createRoute({
  getParentRoute: () => account,
  path: '/edit/placelist',
  component: lazyScreen(() => import('../features/places/PlaceListScreen.tsx'), 'PlaceListScreen'),
});
const place = createRoute({
  getParentRoute: () => account,
  path: '/edit/place/$id',
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: boolean } => (edit === true ? { edit } : {}),
  component: lazyScreen(() => import('../features/places/PlaceScreen.tsx'), 'PlaceScreen'),
});

const meterList = createRoute({
  getParentRoute: () => account,
  path: '/edit/meterlist',
  validateSearch: meterListSearch,
  component: lazyScreen(() => import('../features/meters/MeterListScreen.tsx'), 'MeterListScreen'),
});
const meter = createRoute({
  getParentRoute: () => account,
  path: '/edit/meter/$id',
  validateSearch: meterSearch,
  component: lazyScreen(() => import('../features/meters/MeterScreen.tsx'), 'MeterScreen'),
});

const meterImport = createRoute({
  getParentRoute: () => account,
  path: '/edit/meter/$id/import',
  component: lazyScreen(() => import('../features/meters/import/ImportScreen.tsx'), 'ImportScreen'),
});

// These judge their own part of the address.
const ownSearch = (search: Record<string, unknown>) => search;
const tariff = createRoute({
  getParentRoute: () => account,
  path: '/edit/place/$id/tariff',
  component: lazyScreen(() => import('../features/tariffs/TariffScreen.tsx'), 'TariffScreen'),
});
const tariffVersion = createRoute({
  getParentRoute: () => account,
  path: '/edit/place/$id/tariff/$version',
  validateSearch: ownSearch,
  component: lazyScreen(() => import('../features/tariffs/VersionScreen.tsx'), 'VersionScreen'),
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
const sharing = createRoute({
  getParentRoute: () => account,
  path: '/edit/place/$id/sharing',
  component: lazyScreen(() => import('../features/sharing/SharingScreen.tsx'), 'SharingScreen'),
});

const meterAudit = createRoute({
  getParentRoute: () => account,
  path: '/edit/meter/$id/audit',
  validateSearch: auditSearch,
  component: lazyScreen(() => import('../features/meters/audit/AuditScreen.tsx'), 'AuditScreen'),
});
const meterReplace = createRoute({
  getParentRoute: () => account,
  path: '/edit/meter/$id/replace',
  component: lazyScreen(() => import('../features/meters/replace/ReplaceScreen.tsx'), 'ReplaceScreen'),
});
const whatIf = createRoute({
  getParentRoute: () => account,
  path: '/site/$id/whatif',
  validateSearch: ownSearch,
  component: lazyScreen(() => import('../features/tariffs/WhatIfScreen.tsx'), 'WhatIfScreen'),
});
const invoices = createRoute({
  getParentRoute: () => account,
  path: '/site/$id/invoices',
  component: lazyScreen(() => import('../features/tariffs/InvoiceListScreen.tsx'), 'InvoiceListScreen'),
});
const invoice = createRoute({
  getParentRoute: () => account,
  path: '/site/$id/invoices/$invoice',
  component: lazyScreen(() => import('../features/tariffs/InvoiceScreen.tsx'), 'InvoiceScreen'),
});

/** Screens that come later, with a way back. */
const later = <Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => account, path, component: notBuilt });

const routeTree = root.addChildren([
  home,
  login,
  loginAuto,
  register,
  forgotPassword,
  publicPage,
  localLater('/localdevices'),
  localLater('/local/$ip'),
  localLater('/local/$ip/wifisetting'),
  localLater('/local/$ip/wifiscan'),
  account.addChildren([
    main,
    site,
    report(
      'energy',
      lazyScreen(() => import('../features/report/EnergyScreen.tsx'), 'EnergyScreen'),
    ),
    report(
      'bill',
      lazyScreen(() => import('../features/report/BillScreen.tsx'), 'BillScreen'),
    ),
    report(
      'load',
      lazyScreen(() => import('../features/analysis/LoadScreen.tsx'), 'LoadScreen'),
    ),
    report(
      'other',
      lazyScreen(() => import('../features/analysis/OtherScreen.tsx'), 'OtherScreen'),
    ),
    report(
      'energyhour',
      lazyScreen(() => import('../features/analysis/HoursScreen.tsx'), 'HoursScreen'),
    ),
    report(
      'dataalert',
      lazyScreen(() => import('../features/analysis/AlertScreen.tsx'), 'AlertScreen'),
    ),
    password,
    userSettings,
    sharing,
    later('/edit/noticelist'),
    later('/edit/notice/$id'),
    later('/edit/feedbacklist'),
    later('/edit/addfeedback'),
    later('/edit/feedback/$id'),
    placeList,
    place,
    tariff,
    tariffVersion,
    whatIf,
    invoices,
    invoice,
    meterList,
    meter,
    meterImport,
    meterAudit,
    meterReplace,
  ]),
]);

export const createAppRouter = (history: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    scrollRestoration: true,
    // The main page's tabs keep their places however they are reached.
    getScrollRestorationKey: ({ pathname, href, state }) =>
      pathname === '/main' ? href : (state.__TSR_key ?? href),
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteFailure,
    defaultNotFoundComponent: NotFoundScreen,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** For the login page after registering: whom to log in. */
    username?: string;
  }
}
