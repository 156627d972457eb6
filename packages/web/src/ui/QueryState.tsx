import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '../api/api-error.ts';
import { textOfFailure } from '../api/reaction.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ErrorState } from './Notice.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { type Block, Skeleton } from './Skeleton.tsx';

type QueryStateProps<Data> = {
  query: UseQueryResult<Data>;
  blocks: readonly Block[];
  /** Part of a screen that reports a lost network itself. */
  nested?: boolean;
  children: (data: Data) => ReactNode;
};

/** What a screen shows while its data loads, when it cannot be had, and when it is old. */
export const QueryState = <Data,>({ query, blocks, nested = false, children }: QueryStateProps<Data>) => {
  const { say } = useTexts();
  const retry = () => void query.refetch();
  if (query.data !== undefined) {
    return (
      <>
        <OfflineBar
          dataMs={query.dataUpdatedAt}
          failing={query.isError}
          ownFailuresOnly={nested}
          onRetry={retry}
        />
        {children(query.data)}
      </>
    );
  }
  if (!query.isError) return <Skeleton blocks={blocks} onRetry={retry} />;
  return <ErrorState text={textOfFailure(failureOf(query.error), say)} onRetry={retry} />;
};
