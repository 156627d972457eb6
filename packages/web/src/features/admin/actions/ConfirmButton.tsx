import { useId, useState } from 'react';
import { OfflineReason } from '../../../forms/OfflineReason.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import { useOnline } from '../../../ui/use-online.ts';

type ConfirmButtonProps = {
  label: string;
  /** Where several buttons of one label stand on a page: what this one is about. */
  name?: string;
  icon?: IconName;
  look?: 'secondary' | 'danger';
  question: string;
  /** What happens, in words. */
  text: string;
  confirmLabel: string;
  busy: boolean;
  onConfirm: () => void;
};

/** Asks before it acts. */
export const ConfirmButton = (props: ConfirmButtonProps) => {
  const { label, name, icon, look = 'secondary', question, text, confirmLabel, busy, onConfirm } = props;
  const online = useOnline();
  const reason = useId();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        look={look}
        {...(icon && { icon })}
        busy={busy}
        held={!online}
        aria-label={name}
        aria-describedby={online ? undefined : reason}
        onClick={() => setAsked(true)}
      >
        {label}
      </Button>
      {!online && <OfflineReason id={reason} />}
      <ConfirmDialog
        open={asked}
        question={question}
        text={text}
        confirmLabel={confirmLabel}
        onConfirm={() => {
          setAsked(false);
          onConfirm();
        }}
        onCancel={() => setAsked(false)}
      />
    </>
  );
};
