import { calls, type ListedNotice, noticePageSize } from '@ohmstead/contract';
import type { LanguageCode } from '@ohmstead/i18n';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { NoticeType } from './notice-search.ts';

const notice = calls.notice;

type PageParam = { readonly skip: number; readonly until?: string };

/** The pages fit together although new ones come meanwhile: they are those up to the first row of the first page. */
export const noticeListQuery = (type: NoticeType, lang: LanguageCode) =>
  infiniteQueryOptions({
    queryKey: [notice.list.name, type, lang],
    queryFn: ({ pageParam, signal }) => call(notice.list, { query: { type, ...pageParam } }, signal),
    initialPageParam: { skip: 0 } as PageParam,
    getNextPageParam: (last, pages): PageParam | undefined => {
      const newest = pages[0]?.[0];
      if (last.length < noticePageSize || !newest) return undefined;
      return { skip: pages.flat().length, until: newest.createdAt };
    },
  });

/** The server takes it as read from then on, and so does what is shown of it elsewhere. */
export const noticeQuery = (id: number, lang: LanguageCode) =>
  queryOptions({
    queryKey: [notice.get.name, id, lang],
    queryFn: async ({ client, signal }) => {
      const detail = await call(notice.get, { params: { id } }, signal);
      markRead(client, (row) => row.id === id);
      return detail;
    },
  });

type Pages = InfiniteData<readonly ListedNotice[]>;

/** Shows them as read at once, and has the unread ones counted anew. */
export const markRead = (queries: QueryClient, isRead: (row: ListedNotice) => boolean): void => {
  queries.setQueriesData<Pages>(
    { queryKey: [notice.list.name] },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => page.map((row) => (isRead(row) ? { ...row, isRead: true } : row))),
      },
  );
  void queries.invalidateQueries({ queryKey: [calls.user.noticecount.name] });
};
