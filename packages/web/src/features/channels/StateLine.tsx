import type { Channel } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../texts/use-texts.ts';
import { browserZone } from '../../ui/browser-zone.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type ChannelState, stateOf } from './channel-state.ts';
import styles from './channels.module.css';
import { Failure } from './Failure.tsx';

const words: Readonly<Record<ChannelState['kind'], TextKey>> = {
  gone: 'channels.stateGone',
  left: 'channels.stateLeft',
  unconfirmed: 'channels.stateUnconfirmed',
  off: 'channels.stateOff',
  new: 'channels.stateNew',
  failing: 'channels.stateFailing',
  good: 'channels.stateGood',
};

const looks = {
  gone: styles.bad,
  failing: styles.bad,
  left: styles.warn,
  unconfirmed: styles.warn,
  good: styles.good,
  off: styles.muted,
  new: styles.muted,
};

/** How the channel is doing: sign, words and colour. */
export const StateLine = ({ channel }: { channel: Channel }) => {
  const { say, formats } = useTexts();
  const state = stateOf(channel);
  const time = 'at' in state ? formats.dateTime(Date.parse(state.at), browserZone()) : '';
  const isBad = state.kind === 'failing' || state.kind === 'gone';
  return (
    <div className={styles.states}>
      <span className={looks[state.kind]}>
        {isBad && <Icon name="alert" />}
        {state.kind === 'good' && <Icon name="check" />}
        <span>{say(words[state.kind], { time })}</span>
      </span>
      {state.kind === 'failing' && <Failure failure={channel.lastFailure} error={channel.lastError} />}
    </div>
  );
};
