import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { hasAppScreens } from '../platform/build.ts';
import { serverAddress } from '../platform/server-address.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { RootLayout } from './RootLayout.tsx';

/** The app has pages that the web build has not. */
export type Build = { readonly isAppBuild: boolean };

const needsNoServer = /^\/(server|localdevices|local)(\/|$)/;

type Place = { readonly context: Build; readonly location: { readonly pathname: string } };

const askForServer = ({ context, location }: Place): void => {
  if (context.isAppBuild && serverAddress() === '' && !needsNoServer.test(location.pathname))
    throw redirect({ to: '/server', replace: true });
};

export const root = createRootRouteWithContext<Build>()({
  ...(hasAppScreens && { beforeLoad: askForServer }),
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
});
