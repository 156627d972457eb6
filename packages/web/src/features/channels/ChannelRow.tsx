import type { Channel } from '@ohmstead/contract';
import { useState } from 'react';
import { DeleteButton } from '../../forms/DeleteButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ChannelForm } from './ChannelForm.tsx';
import { kindIcons, kindWords } from './channel-words.ts';
import styles from './channels.module.css';
import { StateLine } from './StateLine.tsx';
import { TestButton } from './TestButton.tsx';
import { useDeleteChannel } from './use-channel-changes.ts';

export const ChannelRow = ({ channel }: { channel: Channel }) => {
  const { say } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const remove = useDeleteChannel(channel.id);
  const { name } = channel;
  return (
    <li className={styles.channel}>
      <div className={styles.head}>
        <Icon name={kindIcons[channel.kind]} />
        <div className={styles.words}>
          <strong>{name}</strong>
          <span className={styles.muted}>
            {say(kindWords[channel.kind])}
            {channel.address !== name && `: ${channel.address}`}
          </span>
        </div>
      </div>
      <StateLine channel={channel} />
      <div className={styles.actions}>
        <TestButton channel={channel} />
        <Button aria-label={say('channels.edit', { name })} onClick={() => setOpen(true)}>
          {say('channels.change')}
        </Button>
        <DeleteButton
          label={say('channels.delete')}
          name={say('channels.deleteOf', { name })}
          question={say('channels.deleteQuestion')}
          text={say('channels.deleteText', { name })}
          confirmLabel={say('channels.delete')}
          busy={remove.isPending}
          onDelete={() => remove.mutate()}
        />
      </div>
      <Dialog
        open={isOpen}
        title={say('channels.edit', { name })}
        closeLabel={say('action.close')}
        onClose={() => setOpen(false)}
      >
        <ChannelForm channel={channel} onDone={() => setOpen(false)} />
      </Dialog>
    </li>
  );
};
