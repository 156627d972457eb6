// What somebody writes to the administrators. A server that takes no feedback has none of these pages.
import { createRoute } from '@tanstack/react-router';
import { account } from './account-route.ts';
import { lazyScreen } from './lazy-screen.ts';

const screens = () => import('../features/feedback/screens.ts');

const whereTaken = createRoute({
  getParentRoute: () => account,
  id: 'feedback',
  component: lazyScreen(() => import('./WhereFeedbackIsTaken.tsx'), 'WhereFeedbackIsTaken'),
});

const list = createRoute({
  getParentRoute: () => whereTaken,
  path: '/edit/feedbacklist',
  component: lazyScreen(screens, 'FeedbackListScreen'),
});
const add = createRoute({
  getParentRoute: () => whereTaken,
  path: '/edit/addfeedback',
  component: lazyScreen(screens, 'AddFeedbackScreen'),
});
const conversation = createRoute({
  getParentRoute: () => whereTaken,
  path: '/edit/feedback/$id',
  component: lazyScreen(screens, 'FeedbackScreen'),
});

export const feedbackRoutes = whereTaken.addChildren([list, add, conversation]);
