import { lazyScreen } from './lazy-screen.ts';

/** Stands where a screen comes later, with a way back. */
export const notBuilt = lazyScreen(() => import('./NotBuiltScreen.tsx'), 'NotBuiltScreen');
