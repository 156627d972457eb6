import { accountStates, calls } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/use-texts.ts';
import { AdminList } from '../list/AdminList.tsx';
import { oneOf } from '../list/admin-search.ts';
import { FilterChips } from '../list/FilterChips.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { useAdminSearch } from '../list/use-admin-search.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { adminQuery } from '../page/admin-query.ts';
import { stateNames } from './account-words.ts';
import { useUserColumns } from './use-user-columns.tsx';

export const UsersScreen = () => {
  const { say } = useTexts();
  const { search, asked, change } = useAdminSearch();
  const state = oneOf(accountStates, search.state);
  const users = useQuery({
    ...adminQuery(calls.admin.userlist, { query: { ...asked, ...(state && { state }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <AdminPage title={say('admin.users.title')}>
      <SearchField label={say('admin.users.search')} />
      <FilterChips
        label={say('admin.users.state')}
        allLabel={say('admin.list.all')}
        options={accountStates.map((value) => ({ value, label: say(stateNames[value]) }))}
        value={state}
        onChange={(value) => change({ state: value ?? '' })}
      />
      <AdminList
        query={users}
        label={say('admin.users.title')}
        empty={say('admin.users.empty')}
        keyOf={({ id }) => id}
        {...useUserColumns()}
      />
    </AdminPage>
  );
};
