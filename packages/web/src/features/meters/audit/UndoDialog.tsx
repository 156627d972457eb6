import { failureOf } from '../../../api/api-error.ts';
import { textOfFailure } from '../../../api/reaction.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import styles from './Audit.module.css';
import { Consequences } from './preview/Consequences.tsx';
import { useUndoDecision } from './use-decisions.ts';

type UndoDialogProps = {
  meterId: number;
  /** Null while nobody asks. */
  decisionId: number | null;
  onUndone?: () => void;
  onClose: () => void;
};

/** Shows what taking a decision back would change, before that is done. */
export const UndoDialog = ({ meterId, decisionId, onUndone, onClose }: UndoDialogProps) => {
  const { say } = useTexts();
  const undo = useUndoDecision(meterId);
  const close = () => {
    undo.reset();
    onClose();
  };
  const settled = () => {
    close();
    onUndone?.();
  };
  return (
    <Dialog
      open={decisionId !== null}
      title={say('audit.undoQuestion')}
      closeLabel={say('action.close')}
      onClose={close}
    >
      {decisionId !== null && (
        <div className={styles.form}>
          <p className={styles.muted}>{say('audit.undoText')}</p>
          <Consequences meterId={meterId} body={{ decisionId }} />
          {undo.isError && <Problem>{textOfFailure(failureOf(undo.error), say)}</Problem>}
          <div className={styles.actions}>
            <Button onClick={close} data-focus-first>
              {say('action.cancel')}
            </Button>
            <Button
              look="primary"
              busy={undo.isPending}
              onClick={() => undo.mutate(decisionId, { onSuccess: settled })}
            >
              {say('audit.undoConfirm')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
};
