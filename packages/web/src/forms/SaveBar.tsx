import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import styles from './SaveBar.module.css';
import { SubmitButton } from './SubmitButton.tsx';

type SaveBarProps = { changed: boolean; saving: boolean; onCancel: () => void };

/** The bar is at the end of a form, and at the window's foot while there is something to save. */
export const SaveBar = ({ changed, saving, onCancel }: SaveBarProps) => {
  const { say } = useTexts();
  return (
    <div className={changed ? styles.sticky : styles.bar} data-save-bar={changed || undefined}>
      <Button onClick={onCancel}>{say('action.cancel')}</Button>
      <SubmitButton look="primary" busy={saving} disabled={!changed}>
        {say('action.save')}
      </SubmitButton>
    </div>
  );
};
