import type { MeterLive } from '@ohmstead/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextField } from '../../../ui/Field.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { SortableList } from '../../../ui/sortable/SortableList.tsx';
import { useRights } from '../use-rights.ts';
import styles from './MeterList.module.css';
import { MeterRow } from './MeterRow.tsx';
import { findMeters, type MeterGroup, meterGroups } from './meter-groups.ts';
import { useSortMeters } from './use-sort-meters.ts';

/** There is a search box for this many meters or more. */
const searchFrom = 8;

export const MeterList = ({ meters, search }: { meters: readonly MeterLive[]; search: string }) => {
  const { say, lang } = useTexts();
  const navigate = useNavigate();
  const searched = search.trim() !== '';
  const found = findMeters(meters, search, lang);
  const find = (wanted: string) =>
    void navigate({ to: '/edit/meterlist', search: wanted === '' ? {} : { find: wanted }, replace: true });
  return (
    <>
      {(meters.length >= searchFrom || searched) && (
        <TextField
          label={say('meters.search')}
          type="search"
          value={search}
          onChange={(event) => find(event.target.value)}
        />
      )}
      {found.length === 0 && <EmptyState title={say('meters.noMatch', { search })} />}
      {meterGroups(found).map((group) => (
        <Group key={group.siteId} group={group} sortable={!searched && group.meters.length > 1} />
      ))}
    </>
  );
};

const Group = ({ group, sortable }: { group: MeterGroup; sortable: boolean }) => {
  const { edits } = useRights(group.siteId);
  const sort = useSortMeters();
  return (
    <section className={styles.group}>
      <h2>
        <Link to="/site/$id" params={{ id: String(group.siteId) }}>
          {group.siteName}
        </Link>
      </h2>
      {sortable && edits ? (
        <SortableList
          label={group.siteName}
          items={group.meters}
          nameOf={({ name }) => name}
          onOrder={(ids) => sort.mutate(ids)}
        >
          {(meter) => <MeterRow meter={meter} />}
        </SortableList>
      ) : (
        <ul className={styles.still}>
          {group.meters.map((meter) => (
            <li key={meter.id}>
              <MeterRow meter={meter} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
