import { useTexts } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import styles from './SiteStateMark.module.css';
import type { SiteCard } from './site-card.ts';

/** A site's state by its meters: dot or sign, and the word. */
export const SiteStateMark = ({ card }: { card: SiteCard }) => {
  const word = useStateWord(card);
  // Nobody knows the state without the network.
  if (!useOnline()) return null;
  return (
    <span className={styles[card.state]}>
      {card.state === 'offline' ? (
        <Icon name="cloudOff" />
      ) : (
        <span className={styles.dot} aria-hidden="true" />
      )}
      {word}
    </span>
  );
};

const useStateWord = ({ state, onlineCount, meterCount }: SiteCard): string => {
  const { say } = useTexts();
  switch (state) {
    case 'online':
      return say('device.online');
    case 'partlyOffline':
      return say('sites.countOnline', { online: onlineCount, total: meterCount });
    case 'offline':
      return say('device.offline');
    case 'waiting':
      return say('sites.waiting');
    case 'empty':
      return say('sites.noMeter');
  }
};
