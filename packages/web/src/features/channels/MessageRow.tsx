import type { Delivery } from '@ohmstead/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { browserZone } from '../../ui/browser-zone.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { deliveryWords } from './channel-words.ts';
import styles from './channels.module.css';
import { Failure } from './Failure.tsx';

const icons: Readonly<Record<Delivery['state'], IconName>> = {
  sent: 'check',
  waiting: 'refresh',
  failed: 'alert',
};
const looks = { sent: styles.good, waiting: styles.muted, failed: styles.bad };

export const MessageRow = ({ delivery }: { delivery: Delivery }) => {
  const { say, formats } = useTexts();
  const { title, state, createdAt, endedAt, attempts, failure, error } = delivery;
  const time = formats.dateTime(Date.parse(endedAt ?? createdAt), browserZone());
  return (
    <li className={styles.message}>
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.muted}>
          {say('channels.messageOf', { channel: delivery.channelName, time })}
        </span>
        {state !== 'sent' && <Failure failure={failure} error={error} />}
      </span>
      <span className={styles.end}>
        <span className={looks[state]}>
          <Icon name={icons[state]} />
          <span>{say(deliveryWords[state])}</span>
        </span>
        {attempts > 1 && (
          <span className={styles.muted}>{say('channels.attempts', { count: attempts })}</span>
        )}
      </span>
    </li>
  );
};
