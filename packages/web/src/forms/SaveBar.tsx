import { useTexts } from '../texts/use-texts.ts';
import { Button } from './Button.tsx';
import styles from './SaveBar.module.css';

type SaveBarProps = { changed: boolean; saving: boolean; onCancel: () => void };

/** At the end of a form, and at the window's foot while there is something to save. */
export const SaveBar = ({ changed, saving, onCancel }: SaveBarProps) => {
  const { say } = useTexts();
  return (
    <div className={changed ? styles.sticky : styles.bar} data-save-bar={changed || undefined}>
      <Button onClick={onCancel}>{say('action.cancel')}</Button>
      <Button look="primary" type="submit" busy={saving} disabled={!changed}>
        {say('action.save')}
      </Button>
    </div>
  );
};
