import { useTexts } from '../texts/use-texts.ts';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  question: string;
  /** What goes or changes, in words. */
  text?: string;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks once, with Cancel focused. */
export const ConfirmDialog = ({
  open,
  question,
  text,
  confirmLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const { say } = useTexts();
  return (
    <Dialog open={open} title={question} closeLabel={say('action.close')} onClose={onCancel}>
      {text && <p>{text}</p>}
      <div className={styles.actions}>
        <Button onClick={onCancel} data-focus-first>
          {say('action.cancel')}
        </Button>
        <Button look="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
};
