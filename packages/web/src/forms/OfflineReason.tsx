import { useSay } from '../texts/use-say.ts';
import styles from './OfflineReason.module.css';

/** Why a button cannot be pressed just now: seen, spoken when the network goes, and with the button. */
export const OfflineReason = ({ id, typed = false }: { id: string; typed?: boolean }) => {
  const say = useSay();
  return (
    <p id={id} role="status" className={styles.reason}>
      {say('state.onlyOnline')} {typed && say('state.typedStays')}
    </p>
  );
};
