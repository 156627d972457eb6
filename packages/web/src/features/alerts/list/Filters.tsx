import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { newestIncidentsQuery } from '../../../model/incident/incident-list.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { LazyDisclosure } from '../../../ui/LazyDisclosure.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { type AlertSearch, filtersSet } from '../alert-search.ts';
import { FilterFields } from './FilterFields.tsx';
import styles from './Filters.module.css';
import { useAlertSearch } from './use-alert-search.ts';

type FiltersProps = { site: Site; search: AlertSearch };

/** Which alerts are listed, and the way to the rules. */
export const Filters = ({ site, search }: FiltersProps) => {
  const { say } = useTexts();
  const { change } = useAlertSearch();
  const { data: newest } = useQuery(newestIncidentsQuery(site.id));
  const set = filtersSet(search);
  const open = newest?.open ?? 0;
  return (
    <div className={styles.filters}>
      <div className={styles.bar}>
        <SegmentedControl
          label={say('alerts.state')}
          options={[
            { value: 'all', label: say('alerts.stateAll') },
            {
              value: 'open',
              label: open > 0 ? say('alerts.stateOpenCount', { count: open }) : say('alerts.stateOpen'),
            },
          ]}
          value={search.state ?? 'all'}
          onChange={(state) => change({ state: state === 'open' ? state : undefined })}
        />
        <Link
          to="/site/$id/alerts/rules"
          params={{ id: String(site.id) }}
          className={buttonClass('secondary')}
        >
          {say('rules.title')}
        </Link>
      </div>
      <LazyDisclosure
        summary={set > 0 ? say('alerts.filtersSet', { count: set }) : say('alerts.filters')}
        content={() => <FilterFields siteId={site.id} search={search} />}
      />
    </div>
  );
};
