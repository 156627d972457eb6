// The administrator's console.
import { createRoute, notFound, type RouteComponent } from '@tanstack/react-router';
import { session } from '../session/session.ts';
import { account } from './account-route.ts';
import { lazyScreen } from './lazy-screen.ts';
import { ownSearch } from './own-search.ts';

const screens = () => import('../features/admin/screens.ts');

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
  page('/admin', lazyScreen(screens, 'OverviewScreen')),
  page('/admin/users', lazyScreen(screens, 'UsersScreen')),
  page('/admin/users/$id', lazyScreen(screens, 'UserScreen')),
  page('/admin/meters', lazyScreen(screens, 'MetersScreen')),
  page('/admin/feedback', lazyScreen(screens, 'FeedbackScreen')),
  page('/admin/feedback/$id', lazyScreen(screens, 'ConversationScreen')),
  page('/admin/notices', lazyScreen(screens, 'NoticesScreen')),
  page('/admin/notices/$id', lazyScreen(screens, 'NoticeScreen')),
  page('/admin/texts', lazyScreen(screens, 'TextsScreen')),
  page('/admin/brand', lazyScreen(screens, 'BrandScreen')),
  page('/admin/mail', lazyScreen(screens, 'MailsScreen')),
  page('/admin/mail/$id', lazyScreen(screens, 'MailScreen')),
  page('/admin/log', lazyScreen(screens, 'LogScreen')),
] as const;
