import type { UseQueryResult } from '@tanstack/react-query';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import styles from './AdminList.module.css';
import { Pager } from './Pager.tsx';
import { RowList, type RowListProps } from './RowList.tsx';
import { useAdminSearch } from './use-admin-search.ts';

type ListPage<Row> = { readonly rows: readonly Row[]; readonly total: number };

type AdminListProps<Row> = Omit<RowListProps<Row>, 'rows'> & {
  query: UseQueryResult<ListPage<Row>>;
  /** Said when there is nothing at all. */
  empty: string;
};

/** One page of a list that the server searches and pages. */
export const AdminList = <Row,>({ query, empty, ...list }: AdminListProps<Row>) => {
  const { page, change } = useAdminSearch();
  return (
    <QueryState query={query} blocks={[120, 120, 120, 120]}>
      {({ rows, total }) => (
        <div className={query.isPlaceholderData ? styles.old : styles.list}>
          {rows.length === 0 ? (
            <NoRows empty={empty} isPastEnd={total > 0} />
          ) : (
            <>
              <RowList {...list} rows={rows} />
              <Pager page={page} total={total} onPage={(next) => change({ page: next })} />
            </>
          )}
        </div>
      )}
    </QueryState>
  );
};

const NoRows = ({ empty, isPastEnd }: { empty: string; isPastEnd: boolean }) => {
  const { say } = useTexts();
  const { search, change } = useAdminSearch();
  if (isPastEnd)
    return (
      <EmptyState title={say('admin.list.pastEnd')}>
        <Button onClick={() => change({})}>{say('admin.list.firstPage')}</Button>
      </EmptyState>
    );
  if (search.find === undefined && search.state === undefined && search.type === undefined)
    return <EmptyState title={empty} />;
  return (
    <EmptyState title={say('admin.list.noMatch')}>
      <Button onClick={() => change({ find: '', state: '', type: '' })}>{say('admin.list.showAll')}</Button>
    </EmptyState>
  );
};
