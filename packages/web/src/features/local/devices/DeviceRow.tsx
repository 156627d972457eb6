import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { problemText } from '../problem/problem-text.ts';
import { watchQuery } from '../reading/queries.ts';
import { readingView } from '../reading/reading-view.ts';
import { nameOf, type SavedDevice } from '../saved/saved-devices.ts';
import styles from './devices.module.css';

/** In a list of several, each is asked less often than when it is looked at alone. */
const everyMs = 10_000;

export const DeviceRow = ({ saved, onRemove }: { saved: SavedDevice; onRemove: () => void }) => {
  const { say } = useTexts();
  const name = nameOf(saved);
  return (
    <li className={styles.row}>
      <Link to="/local/$ip" params={{ ip: saved.address }} className={styles.link}>
        <strong>{name}</strong>
        <span className={styles.muted}>
          {[saved.sn, saved.address].filter((part) => part !== null && part !== name).join(' · ')}
        </span>
        <DeviceState address={saved.address} />
      </Link>
      <IconButton icon="remove" label={say('local.remove', { name })} onClick={onRemove} />
    </li>
  );
};

const DeviceState = ({ address }: { address: string }) => {
  const { say } = useTexts();
  const { data } = useQuery(watchQuery(address, { everyMs }));
  if (data === undefined) return <span className={styles.muted}>{say('state.loading')}</span>;
  const { outcome } = data;
  if (outcome.kind !== 'answer') return <span className={styles.muted}>{problemText(outcome, say)}</span>;
  return <Amount value={readingView(outcome.value).powerW} unit="W" />;
};
