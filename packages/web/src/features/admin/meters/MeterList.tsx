import { calls } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/use-texts.ts';
import { AdminList } from '../list/AdminList.tsx';
import { oneOf } from '../list/admin-search.ts';
import { FilterChips } from '../list/FilterChips.tsx';
import { useAdminSearch } from '../list/use-admin-search.ts';
import { adminQuery } from '../page/admin-query.ts';
import { meterStateNames, meterStates } from './meter-views.ts';
import { useMeterColumns } from './use-meter-columns.tsx';

export const MeterList = ({ blockedOnly = false }: { blockedOnly?: boolean }) => {
  const { say } = useTexts();
  const { search, asked, change } = useAdminSearch();
  const chosen = oneOf(meterStates, search.state);
  const state = blockedOnly ? ('blocked' as const) : chosen;
  const meters = useQuery({
    ...adminQuery(calls.admin.meterlist, { query: { ...asked, ...(state && { state }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {!blockedOnly && (
        <FilterChips
          label={say('admin.meters.state')}
          allLabel={say('admin.list.all')}
          options={meterStates.map((value) => ({ value, label: say(meterStateNames[value]) }))}
          value={chosen}
          onChange={(value) => change({ state: value ?? '' })}
        />
      )}
      <AdminList
        query={meters}
        label={say('admin.meters.title')}
        empty={say(blockedOnly ? 'admin.meters.noBlocked' : 'admin.meters.empty')}
        keyOf={({ id }) => id}
        {...useMeterColumns()}
      />
    </>
  );
};
