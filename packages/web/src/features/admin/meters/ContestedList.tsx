import { calls } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/use-texts.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Pager } from '../list/Pager.tsx';
import { useAdminSearch } from '../list/use-admin-search.ts';
import { adminQuery } from '../page/admin-query.ts';
import page from '../page/page.module.css';
import { ContestedClaim } from './ContestedClaim.tsx';
import styles from './meters.module.css';

/** Claims that an administrator has to decide. */
export const ContestedList = () => {
  const { say } = useTexts();
  const { search, page: shown, asked, change } = useAdminSearch();
  const claims = useQuery({
    ...adminQuery(calls.admin.contestedclaims, { query: asked }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <p className={page.muted}>{say('admin.meters.contestedText')}</p>
      <QueryState query={claims} blocks={[240, 240]}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState
              icon="check"
              title={say(search.find === undefined ? 'admin.meters.noContested' : 'admin.list.noMatch')}
            />
          ) : (
            <div className={styles.claims}>
              {rows.map((claim) => (
                <ContestedClaim key={claim.sn} claim={claim} />
              ))}
              <Pager page={shown} total={total} onPage={(next) => change({ page: next })} />
            </div>
          )
        }
      </QueryState>
    </>
  );
};
