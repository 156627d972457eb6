// The account's live stream names its newest notice: where that is another, counts and lists are asked for anew, without a
// word, and without a message when that fails.
import { calls } from '@ohmstead/contract';
import { useQueryClient } from '@tanstack/react-query';

/** Kept with the answers, since streams begin and end with their screens: what came in between is noticed by the next. */
const newestKey = ['newest notice'];

export const useNoticeNews = (): ((newest: number | null) => void) => {
  const queries = useQueryClient();
  return (newest) => {
    if (queries.getQueryData(newestKey) === newest) return;
    queries.setQueryData(newestKey, newest);
    void queries.invalidateQueries({ queryKey: [calls.user.noticecount.name] });
    void queries.invalidateQueries({ queryKey: [calls.notice.list.name] });
  };
};
