import { calls } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { output } from 'zod/mini';
import { useTexts } from '../../../texts/use-texts.ts';
import { AdminList } from '../list/AdminList.tsx';
import type { Column } from '../list/RowList.tsx';
import { useAdminSearch } from '../list/use-admin-search.ts';
import { adminQuery } from '../page/admin-query.ts';
import { Mark } from '../page/Mark.tsx';
import styles from '../page/page.module.css';
import { When } from '../page/When.tsx';
import { BlockButton } from './BlockButton.tsx';

type WaitingMeter = output<typeof calls.admin.waitingmeters.output>['rows'][number];

/** Serial numbers that are sent openly and that nobody has registered. */
export const WaitingList = () => {
  const { say, formats } = useTexts();
  const { asked } = useAdminSearch();
  const waiting = useQuery({
    ...adminQuery(calls.admin.waitingmeters, { query: asked }),
    placeholderData: keepPreviousData,
  });
  const columns: readonly Column<WaitingMeter>[] = [
    {
      key: 'networks',
      isFree: true,
      label: say('admin.meters.networks'),
      cell: ({ networks }) => networks.join(', '),
    },
    {
      key: 'uploads',
      label: say('admin.meters.uploads'),
      isNumber: true,
      cell: ({ uploads }) => formats.number(uploads, 0),
    },
    {
      key: 'first',
      isMinor: true,
      label: say('admin.meters.firstSeen'),
      cell: ({ firstSeenAt }) => <When at={firstSeenAt} />,
    },
    { key: 'last', label: say('admin.meters.lastSeen'), cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
    {
      key: 'state',
      label: say('admin.meters.state'),
      cell: ({ isBlocked }) => isBlocked && <Mark tone="bad">{say('admin.meters.blocked')}</Mark>,
    },
    {
      key: 'actions',
      isActions: true,
      label: say('admin.list.actions'),
      cell: ({ sn, isBlocked }) => <BlockButton sn={sn} isBlocked={isBlocked} />,
    },
  ];
  return (
    <>
      <p className={styles.muted}>{say('admin.meters.waitingText')}</p>
      <AdminList
        query={waiting}
        label={say('admin.meters.waiting')}
        empty={say('admin.meters.noWaiting')}
        keyOf={({ sn }) => sn}
        head={{ key: 'sn', label: say('admin.meters.sn'), cell: ({ sn }) => sn }}
        columns={columns}
      />
    </>
  );
};
