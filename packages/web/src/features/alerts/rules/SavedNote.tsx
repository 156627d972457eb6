import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import styles from './rules.module.css';
import type { RuleChange } from './use-rule-change.ts';

/** What became of a change, and the way back. The button stays for the way forth, so that the keyboard stays on it. */
export const SavedNote = ({ change, name }: { change: RuleChange; name: string }) => {
  const { say } = useTexts();
  const { replaced, failure, undo, saving } = change;
  return (
    <div className={styles.note}>
      <span role="status">{replaced && say(replaced.isUndo ? 'rules.undone' : 'rules.saved')}</span>
      {(replaced ?? saving) && (
        <Button
          look="plain"
          busy={saving}
          aria-label={say(replaced?.isUndo ? 'rules.redoOf' : 'rules.undoOf', { name })}
          onClick={undo}
        >
          {say(replaced?.isUndo ? 'rules.redo' : 'rules.undo')}
        </Button>
      )}
      {failure !== null && <Problem marked>{failure}</Problem>}
    </div>
  );
};
