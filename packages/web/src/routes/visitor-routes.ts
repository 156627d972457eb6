// Open to anybody.
import { createRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { appConfigQuery } from '../frame/app-config.ts';
import { loadAllTexts } from '../texts/texts.ts';
import { lazyScreen } from './lazy-screen.ts';
import { ownSearch } from './own-search.ts';
import { root } from './root-route.ts';

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

/** The configuration is fetched while the screen's code still loads. */
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
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgotPassword',
  beforeLoad: loadAllTexts,
  component: lazyScreen(
    () => import('../features/account/forgotten/ForgotPasswordScreen.tsx'),
    'ForgotPasswordScreen',
  ),
});
const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirmEmail',
  beforeLoad: loadAllTexts,
  component: lazyScreen(
    () => import('../features/account/forgotten/ConfirmEmailScreen.tsx'),
    'ConfirmEmailScreen',
  ),
});

const leave = createRoute({
  getParentRoute: () => root,
  path: '/leave/$token',
  beforeLoad: loadAllTexts,
  component: lazyScreen(() => import('../features/account/leave/LeaveScreen.tsx'), 'LeaveScreen'),
});

const leaveChannel = createRoute({
  getParentRoute: () => root,
  path: '/leave/channel/$token',
  beforeLoad: loadAllTexts,
  component: lazyScreen(
    () => import('../features/account/leave/LeaveChannelScreen.tsx'),
    'LeaveChannelScreen',
  ),
});

const publicPage = createRoute({
  getParentRoute: () => root,
  path: '/public/site/$key',
  validateSearch: ownSearch,
  component: lazyScreen(() => import('../features/public/PublicScreen.tsx'), 'PublicScreen'),
});

export const visitorRoutes = [
  home,
  login,
  loginAuto,
  register,
  forgotPassword,
  confirmEmail,
  leave,
  leaveChannel,
  publicPage,
] as const;
