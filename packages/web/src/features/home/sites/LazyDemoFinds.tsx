import { lazy, Suspense } from 'react';
import { useIsDemo } from '../../../frame/use-is-demo.ts';
import { loadAllTexts } from '../../../texts/texts.ts';

/** Its texts are not among those that the main page waits for. */
const DemoFinds = lazy(async () => {
  const [{ DemoFinds }] = await Promise.all([import('./DemoFinds.tsx'), loadAllTexts()]);
  return { default: DemoFinds };
});

/** Nobody but the demo's visitors loads it. */
export const LazyDemoFinds = () =>
  useIsDemo() && (
    <Suspense fallback={null}>
      <DemoFinds />
    </Suspense>
  );
