import { useId, useState } from 'react';
import { useIsDemo } from '../frame/use-is-demo.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useOnline } from '../ui/use-online.ts';
import styles from './DeleteButton.module.css';
import { OfflineReason } from './OfflineReason.tsx';

type DeleteButtonProps = {
  label: string;
  /** Where several buttons of one label stand on a page: what this one deletes. */
  name?: string;
  question: string;
  /** What goes with it. */
  text: string;
  confirmLabel: string;
  busy: boolean;
  disabled?: boolean;
  onDelete: () => void;
};

/** Asks before it deletes. The demo's visitors read beforehand that they may not. */
export const DeleteButton = ({
  label,
  name,
  question,
  text,
  confirmLabel,
  busy,
  disabled = false,
  onDelete,
}: DeleteButtonProps) => {
  const { say } = useTexts();
  const isDemo = useIsDemo();
  const online = useOnline();
  const reason = useId();
  const [asked, setAsked] = useState(false);
  return (
    <div className={styles.delete}>
      <Button
        look="danger"
        icon="remove"
        busy={busy}
        disabled={disabled || isDemo}
        held={!online}
        aria-label={name}
        aria-describedby={isDemo || !online ? reason : undefined}
        onClick={() => setAsked(true)}
      >
        {label}
      </Button>
      {isDemo && (
        <p id={reason} className={styles.reason}>
          {say('error.demo_read_only')}
        </p>
      )}
      {!isDemo && !online && <OfflineReason id={reason} />}
      <ConfirmDialog
        open={asked}
        question={question}
        text={text}
        confirmLabel={confirmLabel}
        onConfirm={() => {
          setAsked(false);
          onDelete();
        }}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
};
