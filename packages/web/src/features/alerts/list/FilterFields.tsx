import { incidentKinds } from '@ohmstead/domain';
import { useQuery } from '@tanstack/react-query';
import { kindWords } from '../../../model/incident/kind-words.ts';
import { siteMetersQuery } from '../../../model/meter/site-meters.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/Field.tsx';
import {
  type AlertSearch,
  filterOf,
  filtersSet,
  kindsInSearch,
  metersInSearch,
  toggled,
} from '../alert-search.ts';
import styles from './Filters.module.css';
import { useAlertSearch } from './use-alert-search.ts';

type FilterFieldsProps = { siteId: number; search: AlertSearch };

/** Each choice is listed at once. */
export const FilterFields = ({ siteId, search }: FilterFieldsProps) => {
  const { say } = useTexts();
  const { change, clear } = useAlertSearch();
  const { kinds } = filterOf(search);
  return (
    <div className={styles.fields}>
      <fieldset className={styles.choice}>
        <legend>{say('alert.kinds')}</legend>
        {incidentKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={say(kindWords[kind])}
            checked={kinds.includes(kind)}
            onChange={() => change({ kinds: kindsInSearch(toggled(incidentKinds, kinds, kind)) })}
          />
        ))}
      </fieldset>
      <MeterFilter siteId={siteId} search={search} />
      <div className={styles.days}>
        <TextField
          type="date"
          label={say('alerts.from')}
          value={search.from ?? ''}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          type="date"
          label={say('alerts.to')}
          value={search.to ?? ''}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      <div className={styles.clear}>
        <Button look="plain" held={filtersSet(search) === 0} onClick={clear}>
          {say('alerts.clearFilters')}
        </Button>
      </div>
    </div>
  );
};

const MeterFilter = ({ siteId, search }: FilterFieldsProps) => {
  const { say } = useTexts();
  const { change } = useAlertSearch();
  const { data: meters = [] } = useQuery(siteMetersQuery(siteId));
  const { meterIds } = filterOf(search);
  if (meters.length < 2) return null;
  const all = meters.map(({ id }) => id);
  return (
    <fieldset className={styles.choice}>
      <legend>{say('analysis.meters')}</legend>
      {meters.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={meterIds.includes(id)}
          onChange={() => change({ meters: metersInSearch(toggled(all, meterIds, id)) })}
        />
      ))}
    </fieldset>
  );
};
