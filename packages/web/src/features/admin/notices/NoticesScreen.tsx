import { calls } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { oneOf } from '../list/admin-search.ts';
import { FilterChips } from '../list/FilterChips.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { useAdminSearch } from '../list/use-admin-search.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { adminQuery } from '../page/admin-query.ts';
import styles from '../page/page.module.css';
import { noticeStates, stateNames } from './notice-words.ts';
import { useNoticeColumns } from './use-notice-columns.tsx';

export const NoticesScreen = () => {
  const { say } = useTexts();
  const { search, asked, change } = useAdminSearch();
  const state = oneOf(noticeStates, search.state);
  const notices = useQuery({
    ...adminQuery(calls.admin.announcementlist, { query: { ...asked, ...(state && { state }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <AdminPage title={say('admin.notices.title')}>
      <div className={styles.actions}>
        <Link to="/admin/notices/$id" params={{ id: 'new' }} className={buttonClass('primary')}>
          <Icon name="add" />
          <span>{say('admin.notices.write')}</span>
        </Link>
      </div>
      <SearchField label={say('admin.notices.search')} />
      <FilterChips
        label={say('admin.notices.state')}
        allLabel={say('admin.list.all')}
        options={noticeStates.map((value) => ({ value, label: say(stateNames[value]) }))}
        value={state}
        onChange={(value) => change({ state: value ?? '' })}
      />
      <AdminList
        query={notices}
        label={say('admin.notices.title')}
        empty={say('admin.notices.empty')}
        keyOf={({ id }) => id}
        {...useNoticeColumns()}
      />
    </AdminPage>
  );
};
