import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { nameOf, savedDevices, useSavedDevices } from '../saved/saved-devices.ts';
import styles from './devices.module.css';
import { useSearch } from './use-search.ts';

/** Meters that the phone finds by itself. */
export const SearchCard = () => {
  const { say } = useTexts();
  const saved = useSavedDevices();
  const { state, found, start } = useSearch();
  const fresh = found.filter(({ address }) => !saved.some((one) => one.address === address));
  return (
    <Card title={say('local.search')}>
      <ul className={styles.list}>
        {fresh.map((meter) => (
          <li key={meter.address} className={styles.row}>
            <span className={styles.words}>
              <strong>{nameOf(meter)}</strong>
              {meter.sn !== null && <span className={styles.muted}>{meter.address}</span>}
            </span>
            <Button icon="add" onClick={() => savedDevices.add(meter)}>
              {say('action.add')}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={state === 'idle' ? 'hidden-visually' : styles.muted}>
        {state === 'running' && say('local.searching')}
        {state === 'done' && found.length === 0 && say('local.searchNone')}
      </p>
      <Button icon="wifi" busy={state === 'running'} onClick={() => void start()}>
        {say('local.search')}
      </Button>
    </Card>
  );
};
