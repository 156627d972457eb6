import { noticeTypes } from '@ohmstead/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { noticeCountQuery } from '../../frame/notice-count.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MarkAllRead } from './MarkAllRead.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import type { NoticeType } from './notice-search.ts';
import styles from './notices.module.css';
import { noticeListQuery } from './queries.ts';
import { typeWords } from './type-words.ts';

const blocks = [72, 72, 72, 72];

type NoticeListProps = { type: NoticeType | null; openId: number | null };

export const NoticeList = ({ type, openId }: NoticeListProps) => (
  <div className={styles.list}>
    <TypeTabs type={type} />
    {type === null ? <Skeleton blocks={blocks} /> : <OfType type={type} openId={openId} />}
  </div>
);

const TypeTabs = ({ type }: { type: NoticeType | null }) => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const { data: counts } = useQuery(noticeCountQuery);
  const labelOf = (one: NoticeType): string => {
    const unread = counts?.List.find((count) => count.type === one)?.UnReadCount ?? 0;
    const { name, withUnread } = typeWords[one];
    return unread > 0 ? say(withUnread, { unread }) : say(name);
  };
  return (
    <SegmentedControl
      label={say('notices.types')}
      options={noticeTypes.map((value) => ({ value, label: labelOf(value) }))}
      value={type ?? 'product'}
      onChange={(chosen) =>
        void navigate({ to: '/edit/noticelist', search: { type: chosen }, replace: true, resetScroll: false })
      }
    />
  );
};

const OfType = ({ type, openId }: { type: NoticeType; openId: number | null }) => {
  const { say, lang } = useTexts();
  const notices = useInfiniteQuery(noticeListQuery(type, lang));
  return (
    <QueryState query={notices} blocks={blocks}>
      {({ pages }) => {
        const rows = pages.flat();
        if (rows.length === 0) return <EmptyState icon="bell" title={say(typeWords[type].none)} />;
        return (
          <>
            <MarkAllRead type={type} />
            <ul className={styles.rows}>
              {rows.map((row) => (
                <li key={row.id}>
                  <NoticeRow notice={row} isOpen={row.id === openId} />
                </li>
              ))}
            </ul>
            {notices.hasNextPage ? (
              <Button busy={notices.isFetchingNextPage} onClick={() => void notices.fetchNextPage()}>
                {say('notices.more')}
              </Button>
            ) : (
              <p className={styles.end}>{say('notices.year')}</p>
            )}
          </>
        );
      }}
    </QueryState>
  );
};
