// The whole route table of the specification.
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { account } from './account-route.ts';
import { adminRoutes } from './admin-routes.ts';
import { appRoutes } from './app-routes.ts';
import { editRoutes } from './edit-routes.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { RoutePending } from './RoutePending.tsx';
import { type Build, root } from './root-route.ts';
import { siteRoutes } from './site-routes.ts';
import { visitorRoutes } from './visitor-routes.ts';

const routeTree = root.addChildren([
  ...visitorRoutes,
  ...appRoutes,
  account.addChildren([...siteRoutes, ...editRoutes, ...adminRoutes]),
]);

export const createAppRouter = (history: RouterHistory, build: Build) =>
  createRouter({
    routeTree,
    history,
    context: build,
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
    /** The login page after registering fills in this name. */
    username?: string;
    /** True when the password must be changed before anything else can be done. */
    isFirstPassword?: boolean;
  }
}
