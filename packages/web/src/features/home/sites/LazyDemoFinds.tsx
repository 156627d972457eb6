import { lazy, Suspense } from 'react';
import { useIsDemo } from '../../../frame/use-is-demo.ts';

const DemoFinds = lazy(async () => ({ default: (await import('./DemoFinds.tsx')).DemoFinds }));

/** Nobody but the demo's visitors loads it. */
export const LazyDemoFinds = () =>
  useIsDemo() && (
    <Suspense fallback={null}>
      <DemoFinds />
    </Suspense>
  );
