import { lazyScreen } from './lazy-screen.ts';

/** Stands where a screen comes later, with a way back. */
export const notBuilt = lazyScreen(() => import('./NotBuiltScreen.tsx'), 'NotBuiltScreen');

/** The same, but no page at all where the server takes no feedback. */
export const feedback = lazyScreen(() => import('./FeedbackScreen.tsx'), 'FeedbackScreen');
