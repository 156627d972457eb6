import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../../texts/use-texts.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import type { NoticeType } from './notice-search.ts';
import { noticeListQuery } from './queries.ts';

/** Beside the list, before one of it is chosen. */
export const NoneOpen = ({ type }: { type: NoticeType }) => {
  const { say, lang } = useTexts();
  const { data: isSomething = false } = useInfiniteQuery({
    ...noticeListQuery(type, lang),
    select: ({ pages }) => pages.flat().length > 0,
  });
  return isSomething && <EmptyState icon="bell" title={say('notice.choose')} />;
};
