import { calls, mailStates } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/use-texts.ts';
import { AdminList } from '../list/AdminList.tsx';
import { oneOf } from '../list/admin-search.ts';
import { FilterChips } from '../list/FilterChips.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { useAdminSearch } from '../list/use-admin-search.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { adminQuery } from '../page/admin-query.ts';
import { MailOff } from './MailOff.tsx';
import { stateNames } from './mail-words.ts';
import { useMailColumns } from './use-mail-columns.tsx';

export const MailsScreen = () => {
  const { say } = useTexts();
  const { search, asked, change } = useAdminSearch();
  const state = oneOf(mailStates, search.state);
  const mails = useQuery({
    ...adminQuery(calls.admin.maillist, { query: { ...asked, ...(state && { state }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <AdminPage title={say('admin.mail.title')}>
      <MailOff />
      <SearchField label={say('admin.mail.search')} />
      <FilterChips
        label={say('admin.mail.state')}
        allLabel={say('admin.list.all')}
        options={mailStates.map((value) => ({ value, label: say(stateNames[value]) }))}
        value={state}
        onChange={(value) => change({ state: value ?? '' })}
      />
      <AdminList
        query={mails}
        label={say('admin.mail.title')}
        empty={say('admin.mail.empty')}
        keyOf={({ id }) => id}
        {...useMailColumns()}
      />
    </AdminPage>
  );
};
