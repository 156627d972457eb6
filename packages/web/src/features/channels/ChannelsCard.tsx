import type { Channels } from '@ohmstead/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { AddChannel } from './AddChannel.tsx';
import { ChannelRow } from './ChannelRow.tsx';
import styles from './channels.module.css';
import { PushOffHint } from './PushOffHint.tsx';

type ChannelsCardProps = { data: Channels; isDemo: boolean };

export const ChannelsCard = ({ data, isDemo }: ChannelsCardProps) => {
  const { say } = useTexts();
  const { channels, isPushOn } = data;
  const hasDevices = channels.some(({ kind }) => kind === 'webPush' || kind === 'appPush');
  return (
    <Card title={say('channels.list')}>
      {hasDevices && !isPushOn && <PushOffHint />}
      {channels.length === 0 ? (
        <EmptyState
          icon="bell"
          title={say('channels.none')}
          text={say(isDemo ? 'channels.demo' : 'channels.noneText')}
        />
      ) : (
        <ul className={styles.channels}>
          {channels.map((channel) => (
            <ChannelRow key={channel.id} channel={channel} />
          ))}
        </ul>
      )}
      {!isDemo && <AddChannel data={data} />}
    </Card>
  );
};
