import type { calls } from '@ohmstead/contract';
import type { output } from 'zod/mini';
import { useTexts } from '../../../texts/use-texts.ts';
import { RowLink } from '../list/RowLink.tsx';
import type { Column } from '../list/RowList.tsx';
import { When } from '../page/When.tsx';
import { BlockButton } from './BlockButton.tsx';
import { MeterState } from './MeterState.tsx';
import { ReleaseButton } from './ReleaseButton.tsx';

export type AdminMeter = output<typeof calls.admin.meterlist.output>['rows'][number];

type Columns = { head: Column<AdminMeter>; columns: readonly Column<AdminMeter>[] };

export const useMeterColumns = (): Columns => {
  const { say } = useTexts();
  return {
    head: { key: 'sn', label: say('admin.meters.sn'), cell: ({ sn }) => sn },
    columns: [
      { key: 'name', isMinor: true, isFree: true, label: say('admin.meters.name'), cell: ({ name }) => name },
      { key: 'site', isFree: true, label: say('admin.meters.site'), cell: ({ siteName }) => siteName },
      {
        key: 'user',
        label: say('admin.users.username'),
        cell: ({ accountId, username }) => (
          <RowLink to="/admin/users/$id" params={{ id: String(accountId) }}>
            {username}
          </RowLink>
        ),
      },
      { key: 'state', label: say('admin.meters.state'), cell: (meter) => <MeterState meter={meter} /> },
      {
        key: 'update',
        label: say('admin.meters.lastReading'),
        cell: ({ lastUpdate }) => <When at={lastUpdate} />,
      },
      {
        key: 'added',
        isMinor: true,
        label: say('admin.meters.added'),
        cell: ({ addedAt }) => <When at={addedAt} />,
      },
      {
        key: 'actions',
        isActions: true,
        label: say('admin.list.actions'),
        cell: (meter) => (
          <>
            {meter.proofNeeded && (
              <ReleaseButton meterId={meter.id} sn={meter.sn} username={meter.username} />
            )}
            <BlockButton sn={meter.sn} isBlocked={meter.isBlocked} />
          </>
        ),
      },
    ],
  };
};
