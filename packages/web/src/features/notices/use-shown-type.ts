import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noticeCountQuery } from '../../frame/notice-count.ts';
import type { NoticeType } from './notice-search.ts';

/** The type asked for, else the first one that has something new when the screen is opened; null until that is known. */
export const useShownType = (wanted: NoticeType | undefined): NoticeType | null => {
  const { data, isError } = useQuery(noticeCountQuery);
  const [first, setFirst] = useState<NoticeType | null>(null);
  if (first === null && (data || isError)) {
    setFirst(data?.List.find(({ UnReadCount }) => UnReadCount > 0)?.type ?? 'product');
  }
  return wanted ?? first;
};
