import { lazy, Suspense } from 'react';
import { useIsDemo } from '../../../frame/use-is-demo.ts';
import { whenIdle } from '../../../frame/when-idle.ts';
import { loadAllTexts } from '../../../texts/texts.ts';

/** It comes after the main page, with texts that the page does not wait for. */
const DemoFinds = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
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
