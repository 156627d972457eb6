import { type DeviceState, type UseType, useTypes } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from './Icon.tsx';
import styles from './StateMark.module.css';
import { StateMark } from './StateMark.tsx';
import { useOnline } from './use-online.ts';

type OnlineMarkProps = { state: DeviceState; useType: UseType; since?: string | null };

/** Online, or running and idle of what can run; how much it runs is shown on the device's own page. */
export const OnlineMark = ({ state, useType, since }: OnlineMarkProps) => {
  const { say } = useTexts();
  // Nobody knows the state without the network.
  if (!useOnline()) return null;
  if (state === 'alert') return <StateMark state="alert" />;
  if (state === 'noResponse') return <OfflineMark since={since ?? null} />;
  const isIdle = runs(useType) && state === 'notOn';
  return (
    <span className={isIdle ? styles.notOn : styles.running}>
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <circle cx="6" cy="6" r="4.5" fill={isIdle ? 'none' : 'currentColor'} />
      </svg>
      <span>{say(wordOf(useType, isIdle))}</span>
    </span>
  );
};

const OfflineMark = ({ since }: { since: string | null }) => {
  const { say } = useTexts();
  return (
    <span className={styles.noResponse}>
      <Icon name="cloudOff" />
      <span>
        {say('device.offline')}
        {since !== null && ` ${say('device.since', { time: since })}`}
      </span>
    </span>
  );
};

const runs = (useType: UseType): boolean => useType === useTypes.inverter || useType === useTypes.storage;

const wordOf = (useType: UseType, isIdle: boolean): TextKey => {
  if (!runs(useType)) return 'device.online';
  return isIdle ? 'device.idle' : 'device.running';
};
