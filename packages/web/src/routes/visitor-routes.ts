// Open to anybody.
import { createRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { publicSearch } from '../features/public/public-search.ts';
import { appConfigQuery } from '../frame/app-config.ts';
import { isAppBuild } from '../platform/build.ts';
import { loadAllTexts } from '../texts/texts.ts';
import { lazyScreen } from './lazy-screen.ts';
import { notBuilt } from './not-built.ts';
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

const publicPage = createRoute({
  getParentRoute: () => root,
  path: '/public/site/$key',
  validateSearch: publicSearch,
  component: lazyScreen(() => import('../features/public/PublicScreen.tsx'), 'PublicScreen'),
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

export const visitorRoutes = [
  home,
  login,
  loginAuto,
  register,
  forgotPassword,
  confirmEmail,
  publicPage,
  localLater('/localdevices'),
  localLater('/local/$ip'),
  localLater('/local/$ip/wifisetting'),
  localLater('/local/$ip/wifiscan'),
] as const;
