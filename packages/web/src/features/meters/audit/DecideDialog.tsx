import { useTexts } from '../../../texts/use-texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { AuditRows } from './audit-groups.ts';
import { kindNames } from './audit-words.ts';
import { DecideForm } from './DecideForm.tsx';

type DecideDialogProps = {
  meterId: number;
  /** Null while nobody asks. */
  rows: AuditRows | null;
  zone: string;
  onClose: () => void;
};

export const DecideDialog = ({ rows, onClose, ...place }: DecideDialogProps) => {
  const { say } = useTexts();
  return (
    <Dialog
      open={rows !== null}
      title={rows ? say(kindNames[rows[0].item.kind]) : ''}
      closeLabel={say('action.close')}
      onClose={onClose}
    >
      {rows && <DecideForm key={rows[0].key} rows={rows} onClose={onClose} {...place} />}
    </Dialog>
  );
};
