import type { DeviceState } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from './Icon.tsx';
import styles from './StateMark.module.css';

const words: Record<DeviceState, TextKey> = {
  running: 'device.running',
  halfPower: 'device.halfPower',
  notOn: 'device.notOn',
  alert: 'device.alert',
  noResponse: 'device.noResponse',
};

/** A device's state: sign, word and colour. `since` completes "No response". */
export const StateMark = ({ state, since }: { state: DeviceState; since?: string | null }) => {
  const { say } = useTexts();
  return (
    <span className={styles[state]}>
      <Sign state={state} />
      <span>
        {say(words[state])}
        {state === 'noResponse' && since && ` ${say('device.since', { time: since })}`}
      </span>
    </span>
  );
};

const Sign = ({ state }: { state: DeviceState }) => {
  if (state === 'alert') return <Icon name="alert" />;
  if (state === 'noResponse') return <Icon name="cloudOff" />;
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <circle cx="6" cy="6" r="4.5" fill={state === 'running' ? 'currentColor' : 'none'} />
      {state === 'halfPower' && <path d="M6 1.5a4.5 4.5 0 0 0 0 9Z" fill="currentColor" />}
    </svg>
  );
};
