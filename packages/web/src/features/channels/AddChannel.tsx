import { type Channels, mostChannels } from '@ohmstead/contract';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { AddDialog } from './AddDialog.tsx';
import { type AddableKind, addableKinds, addableWords } from './addable-kinds.ts';
import { kindIcons } from './channel-words.ts';
import styles from './channels.module.css';
import { SigningSecret } from './SigningSecret.tsx';

export const AddChannel = ({ data }: { data: Channels }) => {
  const { say } = useTexts();
  const [kind, setKind] = useState<AddableKind | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  if (data.channels.length >= mostChannels) return <Hint>{say('channels.full')}</Hint>;
  const added = (signingSecret: string | null) => {
    setKind(null);
    setSecret(signingSecret);
  };
  return (
    <section className={styles.add}>
      <h3>{say('channels.add')}</h3>
      <ul className={styles.choices}>
        {addableKinds
          .filter((one) => data.available.includes(one))
          .map((one) => (
            <li key={one}>
              <button type="button" className={styles.choice} onClick={() => setKind(one)}>
                <Icon name={kindIcons[one]} />
                <span className={styles.words}>
                  <span className={styles.name}>{say(addableWords[one].name)}</span>
                  <span className={styles.muted}>{say(addableWords[one].hint)}</span>
                </span>
                <Icon name="add" />
              </button>
            </li>
          ))}
      </ul>
      <Dialog
        open={kind !== null}
        title={kind ? say('channels.addKind', { kind: say(addableWords[kind].name) }) : ''}
        closeLabel={say('action.close')}
        onClose={() => setKind(null)}
      >
        {kind && <AddDialog kind={kind} vapidPublicKey={data.vapidPublicKey} onAdded={added} />}
      </Dialog>
      <SigningSecret secret={secret} onClose={() => setSecret(null)} />
    </section>
  );
};
