import { useTexts } from '../texts/use-texts.ts';
import { Button } from './Button.tsx';
import { browserZone } from './browser-zone.ts';
import { Icon } from './Icon.tsx';
import styles from './OfflineBar.module.css';
import { useOnline } from './use-online.ts';

type OfflineBarProps = {
  /** When the data shown was fetched. */
  dataMs: number;
  /** The last attempt to fetch it anew failed. */
  failing: boolean;
  /** Silent about a lost network, which stands elsewhere already. */
  ownFailuresOnly: boolean;
  onRetry: () => void;
};

/** Over data that can no longer be refreshed. */
export const OfflineBar = ({ dataMs, failing, ownFailuresOnly, onRetry }: OfflineBarProps) => {
  const { say, formats } = useTexts();
  const online = useOnline();
  if (online ? !failing : ownFailuresOnly) return null;
  return (
    <div className={styles.bar} role="status">
      <Icon name="cloudOff" />
      <span>{say('state.offline', { time: formats.time(dataMs, browserZone()) })}</span>
      {online && <Button onClick={onRetry}>{say('action.retry')}</Button>}
    </div>
  );
};
