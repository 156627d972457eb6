import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';

const EndUsesCard = lazy(async () => ({ default: (await import('./EndUsesCard.tsx')).EndUsesCard }));

type Props = Parameters<typeof EndUsesCard>[0];

/** Only sites with load meters need it. */
export const LazyEndUses = (props: Props) => (
  <Suspense fallback={<Skeleton blocks={[240]} />}>
    <EndUsesCard {...props} />
  </Suspense>
);
