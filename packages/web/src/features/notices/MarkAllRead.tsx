import { calls } from '@ohmstead/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { noticeCountQuery } from '../../frame/notice-count.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useOnline } from '../../ui/use-online.ts';
import type { NoticeType } from './notice-search.ts';
import styles from './notices.module.css';
import { markRead } from './queries.ts';

/** Stays where it is when there is nothing left to mark, so that the keyboard's place is not lost. */
export const MarkAllRead = ({ type }: { type: NoticeType }) => {
  const { say } = useTexts();
  const queries = useQueryClient();
  const { data: counts } = useQuery(noticeCountQuery);
  const isOnline = useOnline();
  const mark = useMutation({
    mutationFn: () => call(calls.notice.readAll, { body: { type } }),
    onSuccess: () => markRead(queries, (row) => row.type === type),
  });
  const unread = counts?.List.find((count) => count.type === type)?.UnReadCount ?? 0;
  return (
    <div className={styles.actions}>
      <Button
        icon="check"
        look="plain"
        busy={mark.isPending}
        held={unread === 0 || !isOnline}
        onClick={() => mark.mutate()}
      >
        {say('notices.readAll')}
      </Button>
      <span role="status" className="hidden-visually">
        {mark.isSuccess && unread === 0 ? say('notices.allRead') : ''}
      </span>
    </div>
  );
};
