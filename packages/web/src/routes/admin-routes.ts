// The administrator's console.
import { createRoute, notFound, type RouteComponent } from '@tanstack/react-router';
import { session } from '../session/session.ts';
import { account } from './account-route.ts';
import { lazyScreen } from './lazy-screen.ts';
import { ownSearch } from './own-search.ts';

const page = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => account,
    path,
    validateSearch: ownSearch,
    // Others see no more of it than of any address without a page.
    beforeLoad: () => {
      if (!session.isAdministrator()) throw notFound();
    },
    component,
  });

export const adminRoutes = [
  page(
    '/admin',
    lazyScreen(() => import('../features/admin/overview/OverviewScreen.tsx'), 'OverviewScreen'),
  ),
  page(
    '/admin/users',
    lazyScreen(() => import('../features/admin/users/UsersScreen.tsx'), 'UsersScreen'),
  ),
  page(
    '/admin/users/$id',
    lazyScreen(() => import('../features/admin/users/UserScreen.tsx'), 'UserScreen'),
  ),
  page(
    '/admin/meters',
    lazyScreen(() => import('../features/admin/meters/MetersScreen.tsx'), 'MetersScreen'),
  ),
  page(
    '/admin/feedback',
    lazyScreen(() => import('../features/admin/feedback/FeedbackScreen.tsx'), 'FeedbackScreen'),
  ),
  page(
    '/admin/feedback/$id',
    lazyScreen(() => import('../features/admin/feedback/ConversationScreen.tsx'), 'ConversationScreen'),
  ),
  page(
    '/admin/notices',
    lazyScreen(() => import('../features/admin/notices/NoticesScreen.tsx'), 'NoticesScreen'),
  ),
  page(
    '/admin/notices/$id',
    lazyScreen(() => import('../features/admin/notices/NoticeScreen.tsx'), 'NoticeScreen'),
  ),
  page(
    '/admin/texts',
    lazyScreen(() => import('../features/admin/texts/TextsScreen.tsx'), 'TextsScreen'),
  ),
  page(
    '/admin/brand',
    lazyScreen(() => import('../features/admin/brand/BrandScreen.tsx'), 'BrandScreen'),
  ),
  page(
    '/admin/mail',
    lazyScreen(() => import('../features/admin/mail/MailsScreen.tsx'), 'MailsScreen'),
  ),
  page(
    '/admin/mail/$id',
    lazyScreen(() => import('../features/admin/mail/MailScreen.tsx'), 'MailScreen'),
  ),
  page(
    '/admin/log',
    lazyScreen(() => import('../features/admin/log/LogScreen.tsx'), 'LogScreen'),
  ),
] as const;
