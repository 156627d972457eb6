import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const BillChangeCard = lazy(async () => ({ default: (await import('./BillChangeCard.tsx')).BillChangeCard }));

export const LazyBillChange = (props: Parameters<typeof BillChangeCard>[0]) => (
  <Suspense fallback={<Skeleton blocks={[240]} />}>
    <BillChangeCard {...props} />
  </Suspense>
);
