import type { LanguageCode } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextForm } from './TextForm.tsx';
import type { AdminText } from './use-text-columns.tsx';

type TextDialogProps = { text: AdminText | null; lang: LanguageCode; onClose: () => void };

export const TextDialog = ({ text, lang, onClose }: TextDialogProps) => {
  const { say } = useTexts();
  return (
    <Dialog
      open={text !== null}
      title={say('admin.texts.edit')}
      closeLabel={say('action.close')}
      onClose={onClose}
    >
      {text && <TextForm text={text} lang={lang} onDone={onClose} />}
    </Dialog>
  );
};
