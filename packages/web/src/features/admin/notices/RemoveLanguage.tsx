import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import page from '../page/page.module.css';

type RemoveLanguageProps = { name: string; isEmpty: boolean; onRemove: () => void };

/** What was written in a language is lost only after a yes. */
export const RemoveLanguage = ({ name, isEmpty, onRemove }: RemoveLanguageProps) => {
  const { say } = useTexts();
  const [asked, setAsked] = useState(false);
  return (
    <div className={page.actions}>
      <Button icon="remove" onClick={() => (isEmpty ? onRemove() : setAsked(true))}>
        {say('admin.notices.removeLanguage', { language: name })}
      </Button>
      <ConfirmDialog
        open={asked}
        question={say('admin.notices.removeQuestion', { language: name })}
        text={say('admin.notices.removeText')}
        confirmLabel={say('action.delete')}
        onConfirm={() => {
          setAsked(false);
          onRemove();
        }}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
};
