import type { IncidentDetail } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import styles from './IncidentView.module.css';

type Message = IncidentDetail['messages'][number];

const steps: Record<Message['step'], TextKey> = {
  began: 'alert.step.began',
  recovered: 'alert.step.recovered',
  corrected: 'alert.step.corrected',
};

const channels: Record<Message['channel'], TextKey> = {
  app: 'alert.channel.app',
  mail: 'alert.channel.mail',
  webPush: 'alert.channel.webPush',
  appPush: 'alert.channel.appPush',
  webhook: 'alert.channel.webhook',
  ntfy: 'alert.channel.ntfy',
};

const states: Record<Message['state'], { readonly icon: IconName; readonly word: TextKey }> = {
  waiting: { icon: 'refresh', word: 'alert.delivery.waiting' },
  sent: { icon: 'check', word: 'alert.delivery.sent' },
  failed: { icon: 'alert', word: 'alert.delivery.failed' },
};

/** The messages to the reader, by which way they went, and whether they arrived. */
export const Messages = ({ incident: { messages, timeZone } }: { incident: IncidentDetail }) => {
  const { say } = useTexts();
  return (
    <Card title={say('alert.messages')}>
      {messages.length === 0 ? (
        <Hint>{say('alert.noMessages')}</Hint>
      ) : (
        <ul className={styles.messages}>
          {messages.map((message, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added.
            <MessageRow key={place} message={message} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </Card>
  );
};

const MessageRow = ({ message, timeZone }: { message: Message; timeZone: string }) => {
  const { say, formats } = useTexts();
  const { step, channel, name, state, at, error } = message;
  const way = say(channels[channel]);
  return (
    <li className={styles.message}>
      <span>{name === null ? way : say('alert.channelNamed', { channel: way, name })}</span>
      <span className={styles.muted}>
        {say(steps[step])} · <time dateTime={at}>{formats.dateTime(Date.parse(at), timeZone)}</time>
      </span>
      <span className={styles[state]}>
        <Icon name={states[state].icon} />
        {say(states[state].word)}
      </span>
      {error !== null && <span className={styles.error}>{say('alert.deliveryError', { error })}</span>}
    </li>
  );
};
