import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isMissing } from '../../../api/is-missing.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';

type AdminDetailProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** One thing, what is shown until it has come, and where it is gone. */
export const AdminDetail = <Data,>({ query, children }: AdminDetailProps<Data>) => {
  const { say } = useTexts();
  if (query.isError && isMissing(query.error)) return <EmptyState title={say('admin.missing')} />;
  return (
    <QueryState query={query} blocks={[240, 160]}>
      {children}
    </QueryState>
  );
};
