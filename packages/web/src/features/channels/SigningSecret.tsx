import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './channels.module.css';

type SigningSecretProps = { secret: string | null; onClose: () => void };

/** Shown once, right after a webhook was added. */
export const SigningSecret = ({ secret, onClose }: SigningSecretProps) => {
  const { say } = useTexts();
  return (
    <Dialog
      open={secret !== null}
      title={say('channels.secretTitle')}
      closeLabel={say('action.close')}
      onClose={onClose}
    >
      <p>{say('channels.secretText')}</p>
      <CopyField label={say('channels.secret')} value={secret ?? ''} />
      <div className={styles.buttons}>
        <Button look="primary" onClick={onClose}>
          {say('channels.secretDone')}
        </Button>
      </div>
    </Dialog>
  );
};
