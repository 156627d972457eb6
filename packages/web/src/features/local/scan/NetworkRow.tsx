import type { WifiNetwork } from '../../../device/answers/wifi-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SignalBars } from './SignalBars.tsx';
import styles from './scan.module.css';

export const NetworkRow = ({ network, onChoose }: { network: WifiNetwork; onChoose: () => void }) => {
  const { say, formats } = useTexts();
  const { ssid, signal, secure } = network;
  const words = [
    signal !== null && say('local.signalOf', { percent: formats.percent(signal / 100) }),
    secure !== null && say(secure ? 'local.secured' : 'local.open'),
  ];
  return (
    <button type="button" className={styles.network} onClick={onChoose}>
      <SignalBars signal={signal} />
      <span className={styles.words}>
        <strong>{ssid}</strong>
        <span className={styles.muted}>{words.filter((word) => word !== false).join(' · ')}</span>
      </span>
      {secure && <Icon name="lock" />}
    </button>
  );
};
