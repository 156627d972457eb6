import { type AccountLiveEvent, calls } from '@ohmstead/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type LatestOfStream, useLatest } from '../../api/use-latest.ts';
import { useNoticeNews } from '../../frame/notice-news.ts';
import { siteListQuery } from '../../model/site/site-list.ts';
import { hasBegun, hasOtherMeters } from './merge-live.ts';

export type AccountLive = LatestOfStream<AccountLiveEvent>;

const { sitelist, meterlist } = calls.user;
const lists = [sitelist, meterlist, calls.bill.portfolio, calls.bill.yesterday].map(({ name }) => name);

/** The newest power of all sites and meters; where it has something new, the lists are asked for at once. */
export const useAccountLive = (): AccountLive => {
  const queries = useQueryClient();
  const heardOf = useNoticeNews();
  return useLatest(calls.user.live, {}, (event, before) => {
    heardOf(event.newestNotice);
    const sites = queries.getQueryData(siteListQuery.queryKey) ?? [];
    if (!hasBegun(sites, event) && (before === null || !hasOtherMeters(before, event))) return;
    const isList = ({ queryKey: [name] }: { queryKey: readonly unknown[] }) => lists.includes(String(name));
    void queries.invalidateQueries({ predicate: isList }, { cancelRefetch: false });
  });
};

/** When what is shown of an answer came last: by itself or by the stream. */
export const newestMs = ({ dataUpdatedAt }: { dataUpdatedAt: number }, { latest }: AccountLive): number =>
  Math.max(dataUpdatedAt, latest?.atMs ?? 0);
