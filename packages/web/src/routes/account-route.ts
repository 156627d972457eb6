// The frame of an account's screens, with its guard.
import { createRoute, redirect } from '@tanstack/react-router';
import { session } from '../session/session.ts';
import { partOfPage } from '../texts/part-of-page.ts';
import { loadAllTexts } from '../texts/texts.ts';
import { lazyScreen } from './lazy-screen.ts';
import { root } from './root-route.ts';

export const account = createRoute({
  getParentRoute: () => root,
  id: 'account',
  beforeLoad: async ({ location }) => {
    if (session.token() === null)
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
    if (partOfPage(location.pathname) === 'whole') await loadAllTexts();
  },
  component: lazyScreen(() => import('../frame/AppFrame.tsx'), 'AppFrame'),
});
