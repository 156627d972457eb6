import { type ComponentProps, lazy, Suspense } from 'react';
import { whenIdle } from '../../../platform/when-idle.ts';
import type { ChartMenu } from './ChartMenu.tsx';

/** Nobody saves a chart before it is seen. */
const Menu = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  const { ChartMenu } = await import('./ChartMenu.tsx');
  return { default: ChartMenu };
});

export const LazyChartMenu = (props: ComponentProps<typeof ChartMenu>) => (
  <Suspense fallback={null}>
    <Menu {...props} />
  </Suspense>
);
