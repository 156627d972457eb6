// What somebody writes to the administrators. A server that takes no feedback has none of these pages.
import { createRoute } from '@tanstack/react-router';
import { account } from './account-route.ts';
import { lazyScreen } from './lazy-screen.ts';

const whereTaken = createRoute({
  getParentRoute: () => account,
  id: 'feedback',
  component: lazyScreen(() => import('./WhereFeedbackIsTaken.tsx'), 'WhereFeedbackIsTaken'),
});

const list = createRoute({
  getParentRoute: () => whereTaken,
  path: '/edit/feedbacklist',
  component: lazyScreen(
    () => import('../features/feedback/list/FeedbackListScreen.tsx'),
    'FeedbackListScreen',
  ),
});
const add = createRoute({
  getParentRoute: () => whereTaken,
  path: '/edit/addfeedback',
  component: lazyScreen(
    () => import('../features/feedback/write/AddFeedbackScreen.tsx'),
    'AddFeedbackScreen',
  ),
});
const conversation = createRoute({
  getParentRoute: () => whereTaken,
  path: '/edit/feedback/$id',
  component: lazyScreen(
    () => import('../features/feedback/conversation/FeedbackScreen.tsx'),
    'FeedbackScreen',
  ),
});

export const feedbackRoutes = whereTaken.addChildren([list, add, conversation]);
