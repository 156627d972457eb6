import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onFirstComputing, wasAnyComputing } from '../api/computing-answers.ts';

const ComputingBar = lazy(async () => ({ default: (await import('./ComputingBar.tsx')).ComputingBar }));

/** The bar, whose code comes when days are first being computed. */
export const LazyComputingBar = () =>
  useSyncExternalStore(onFirstComputing, wasAnyComputing) && (
    <Suspense>
      <ComputingBar />
    </Suspense>
  );
