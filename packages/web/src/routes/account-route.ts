// The frame of an account's screens, with its guard.
import { createRoute, redirect } from '@tanstack/react-router';
import { session } from '../session/session.ts';
import { partOfPage } from '../texts/part-of-page.ts';
import { loadTexts } from '../texts/texts.ts';
import { lazyScreen } from './lazy-screen.ts';
import { root } from './root-route.ts';

const passwordPage = '/edit/password';

export const account = createRoute({
  getParentRoute: () => root,
  id: 'account',
  beforeLoad: async ({ location }) => {
    if (session.token() === null)
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
    if (session.mustChangePassword() && location.pathname !== passwordPage)
      throw redirect({ to: passwordPage, state: { isFirstPassword: true }, replace: true });
    const part = partOfPage(location.pathname);
    if (part !== 'core') await loadTexts(part);
  },
  component: lazyScreen(() => import('../frame/AppFrame.tsx'), 'AppFrame'),
});
