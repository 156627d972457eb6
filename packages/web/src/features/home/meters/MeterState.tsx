import { useTexts } from '../../../texts/use-texts.ts';
import { browserZone } from '../../../ui/browser-zone.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { StateMark } from '../../../ui/StateMark.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import styles from './MeterState.module.css';
import type { MeterCard } from './meter-overview.ts';

/** Online or offline: a silent meter says since when, an alert stands beside. */
export const MeterState = ({ card }: { card: MeterCard }) => {
  const { say } = useTexts();
  const hasNetwork = useOnline();
  // Nobody knows the state without the network.
  if (!hasNetwork) return null;
  if (!card.online) return <Offline card={card} />;
  return (
    <span className={styles.marks}>
      <span className={styles.online}>
        <span className={styles.dot} aria-hidden="true" />
        {say('device.online')}
      </span>
      {card.state === 'alert' && <StateMark state="alert" />}
    </span>
  );
};

const Offline = ({ card: { updatedMs, longAgo } }: { card: MeterCard }) => {
  const { say, formats } = useTexts();
  const format = longAgo ? formats.dateTime : formats.time;
  return (
    <span className={styles.offline}>
      <Icon name="cloudOff" />
      <span>
        {say('device.offline')}
        {updatedMs !== null && ` ${say('device.since', { time: format(updatedMs, browserZone()) })}`}
      </span>
    </span>
  );
};
