// Pages that only the app has. A browser cannot reach devices, and its server is where its page came from.
import { createRoute, type RouteComponent, redirect } from '@tanstack/react-router';
import { hasAppScreens } from '../platform/build.ts';
import { partOfPage } from '../texts/part-of-page.ts';
import { loadTexts } from '../texts/texts.ts';
import { lazyScreen } from './lazy-screen.ts';
import { root } from './root-route.ts';

const page = <Path extends string>(path: Path, component: RouteComponent | undefined) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: async ({ context, location }) => {
      if (!context.isAppBuild) throw redirect({ to: '/main', replace: true });
      await loadTexts(partOfPage(location.pathname));
    },
    ...(component && { component }),
  });

const screens = () => import('../features/local/screens.ts');

// The condition stands at each of them, so that the web build has nothing of their code.
export const appRoutes = [
  page(
    '/server',
    hasAppScreens
      ? lazyScreen(() => import('../features/server/ServerScreen.tsx'), 'ServerScreen')
      : undefined,
  ),
  page('/localdevices', hasAppScreens ? lazyScreen(screens, 'LocalDevicesScreen') : undefined),
  page('/localdevices/setup', hasAppScreens ? lazyScreen(screens, 'SetupScreen') : undefined),
  page('/local/$ip', hasAppScreens ? lazyScreen(screens, 'LocalDeviceScreen') : undefined),
  page('/local/$ip/wifisetting', hasAppScreens ? lazyScreen(screens, 'WifiSettingScreen') : undefined),
  page('/local/$ip/wifiscan', hasAppScreens ? lazyScreen(screens, 'WifiScanScreen') : undefined),
] as const;
