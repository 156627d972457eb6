import { useTexts } from '../../../texts/use-texts.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { oneOf } from '../list/admin-search.ts';
import { SearchField } from '../list/SearchField.tsx';
import { useAdminSearch } from '../list/use-admin-search.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { ContestedList } from './ContestedList.tsx';
import { MeterList } from './MeterList.tsx';
import { meterViews, viewNames } from './meter-views.ts';
import { WaitingList } from './WaitingList.tsx';

export const MetersScreen = () => {
  const { say } = useTexts();
  const { search, change } = useAdminSearch();
  const view = oneOf(meterViews, search.view) ?? 'all';
  return (
    <AdminPage title={say('admin.meters.title')}>
      <SegmentedControl
        label={say('admin.meters.view')}
        options={meterViews.map((value) => ({ value, label: say(viewNames[value]) }))}
        value={view}
        onChange={(value) => change({ view: value === 'all' ? '' : value, state: '' })}
      />
      <SearchField label={say(view === 'waiting' ? 'admin.meters.searchSn' : 'admin.meters.search')} />
      {view === 'all' && <MeterList />}
      {view === 'blocked' && <MeterList blockedOnly />}
      {view === 'waiting' && <WaitingList />}
      {view === 'contested' && <ContestedList />}
    </AdminPage>
  );
};
