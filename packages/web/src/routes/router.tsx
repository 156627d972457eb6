// The whole route table of the specification, with its guard.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { tabOfSearch } from '../frame/tabs.ts';
import { isAppBuild } from '../platform/build.ts';
import { session } from '../session/session.ts';
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

const loginScreen = lazyRouteComponent(() => import('../features/login/LoginScreen.tsx'), 'LoginScreen');
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: loginSearch,
  component: loginScreen,
});
const loginAuto = createRoute({
  getParentRoute: () => root,
  path: '/login/$auto',
  validateSearch: loginSearch,
  component: loginScreen,
});
const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  component: lazyRouteComponent(() => import('../features/register/RegisterScreen.tsx'), 'RegisterScreen'),
});

const notBuilt = lazyRouteComponent(() => import('./NotBuiltScreen.tsx'), 'NotBuiltScreen');
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
  beforeLoad: ({ location }) => {
    if (session.token() !== null) return;
    throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
  },
  component: lazyRouteComponent(() => import('../frame/AppFrame.tsx'), 'AppFrame'),
});

const main = createRoute({
  getParentRoute: () => account,
  path: '/main',
  validateSearch: (search: Record<string, unknown>): { tab?: 'overview' | 'settings' } => {
    const tab = tabOfSearch(search.tab);
    return tab === 'sites' ? {} : { tab };
  },
  component: lazyRouteComponent(() => import('../features/main/MainScreen.tsx'), 'MainScreen'),
});
const site = createRoute({
  getParentRoute: () => account,
  path: '/site/$id',
  // The day of its chart; what is no day of the calendar is judged where it is shown.
  validateSearch: (search: Record<string, unknown>): { date?: string } =>
    typeof search.date === 'string' ? { date: search.date } : {},
  component: lazyRouteComponent(() => import('../features/site/SiteScreen.tsx'), 'SiteScreen'),
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
  localLater('/localdevices'),
  localLater('/local/$ip'),
  localLater('/local/$ip/wifisetting'),
  localLater('/local/$ip/wifiscan'),
  account.addChildren([
    main,
    site,
    later('/site/$id/report/energy'),
    later('/site/$id/report/bill'),
    later('/site/$id/report/energyhour'),
    later('/site/$id/report/dataalert'),
    later('/edit/password'),
    later('/edit/usersetting'),
    later('/edit/noticelist'),
    later('/edit/notice/$id'),
    later('/edit/feedbacklist'),
    later('/edit/addfeedback'),
    later('/edit/feedback/$id'),
    later('/edit/placelist'),
    later('/edit/place/$id'),
    later('/edit/meterlist'),
    later('/edit/meter/$id'),
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
