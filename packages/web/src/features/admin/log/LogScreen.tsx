import { calls } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { output } from 'zod/mini';
import { useTexts } from '../../../texts/use-texts.ts';
import { AdminList } from '../list/AdminList.tsx';
import type { Column } from '../list/RowList.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { useAdminSearch } from '../list/use-admin-search.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { adminQuery } from '../page/admin-query.ts';
import page from '../page/page.module.css';
import { When } from '../page/When.tsx';
import { actionWords } from './action-words.ts';
import { LogDetail } from './LogDetail.tsx';

type Entry = output<typeof calls.admin.log.output>['rows'][number];

export const LogScreen = () => {
  const { say } = useTexts();
  const { asked } = useAdminSearch();
  const log = useQuery({
    ...adminQuery(calls.admin.log, { query: asked }),
    placeholderData: keepPreviousData,
  });
  const columns: readonly Column<Entry>[] = [
    { key: 'at', label: say('admin.log.at'), cell: ({ at }) => <When at={at} /> },
    { key: 'by', label: say('admin.log.administrator'), cell: ({ administrator }) => administrator },
    { key: 'subject', isFree: true, label: say('admin.log.subject'), cell: ({ subject }) => subject || null },
    {
      key: 'detail',
      isFree: true,
      label: say('admin.log.detail'),
      cell: ({ detail }) => (Object.keys(detail).length === 0 ? null : <LogDetail detail={detail} />),
    },
  ];
  return (
    <AdminPage title={say('admin.log.title')}>
      <p className={page.muted}>{say('admin.log.intro')}</p>
      <SearchField label={say('admin.log.search')} />
      <AdminList
        query={log}
        label={say('admin.log.title')}
        empty={say('admin.log.empty')}
        keyOf={({ id }) => id}
        head={{
          key: 'action',
          label: say('admin.log.action'),
          cell: ({ action }) => {
            const words = actionWords(action);
            return words === null ? action : say(words);
          },
        }}
        columns={columns}
      />
    </AdminPage>
  );
};
