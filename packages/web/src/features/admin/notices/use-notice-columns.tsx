import type { Announcement } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { useNow } from '../../../ui/use-now.ts';
import { RowLink } from '../list/RowLink.tsx';
import type { Column } from '../list/RowList.tsx';
import { When } from '../page/When.tsx';
import { NoticeMark } from './NoticeMark.tsx';
import { noticeState, textFor } from './notice-state.ts';
import { audienceNames, typeNames } from './notice-words.ts';

type Columns = { head: Column<Announcement>; columns: readonly Column<Announcement>[] };

export const useNoticeColumns = (): Columns => {
  const { say, lang, formats } = useTexts();
  const nowMs = useNow(60_000);
  return {
    head: {
      key: 'title',
      label: say('admin.notices.heading'),
      cell: ({ id, texts }) => (
        <RowLink to="/admin/notices/$id" params={{ id: String(id) }}>
          {textFor(texts, lang)?.title}
        </RowLink>
      ),
    },
    columns: [
      {
        key: 'state',
        label: say('admin.notices.state'),
        cell: (notice) => <NoticeMark state={noticeState(notice, nowMs)} />,
      },
      { key: 'type', label: say('admin.notices.type'), cell: ({ type }) => say(typeNames[type]) },
      {
        key: 'audience',
        label: say('admin.notices.audience'),
        cell: ({ audience, username }) => username ?? say(audienceNames[audience]),
      },
      {
        key: 'languages',
        isMinor: true,
        label: say('admin.notices.languages'),
        cell: ({ texts }) => Object.keys(texts).join(', '),
      },
      {
        key: 'publish',
        label: say('admin.notices.publishAt'),
        cell: ({ publishAt }) => <When at={publishAt} />,
      },
      {
        key: 'reads',
        label: say('admin.notices.reads'),
        isNumber: true,
        cell: ({ readCount }) => formats.number(readCount, 0),
      },
    ],
  };
};
