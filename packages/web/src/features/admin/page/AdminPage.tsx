import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '../../../frame/Page.tsx';
import { AdminNav } from './AdminNav.tsx';
import { isAdminQuery } from './admin-query.ts';

type AdminPageProps = { title: string; isOverview?: boolean; note?: ReactNode; children: ReactNode };

/** A page of the console: the ways to its other parts, then its own content. */
export const AdminPage = ({ title, isOverview = false, note, children }: AdminPageProps) => {
  const queries = useQueryClient();
  const fetching = useIsFetching({ predicate: isAdminQuery });
  return (
    <Page
      title={title}
      back
      note={note}
      onRefresh={() => void queries.invalidateQueries({ predicate: isAdminQuery })}
      refreshing={fetching > 0}
    >
      <AdminNav isOverview={isOverview} />
      {children}
    </Page>
  );
};
