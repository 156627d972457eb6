import { languages } from '@ohmstead/i18n';
import { useState } from 'react';
import { LanguageList } from '../../../frame/LanguageList.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './SettingsTab.module.css';
import { SettingsTile } from './SettingsTile.tsx';

export const LanguageTile = () => {
  const { say, lang } = useTexts();
  const [open, setOpen] = useState(false);
  const name = languages.find((language) => language.code === lang)?.name ?? lang;
  return (
    <li>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        <SettingsTile icon="language" label={say('menu.language')} hint={name} />
      </button>
      <Dialog
        open={open}
        title={say('menu.language')}
        closeLabel={say('action.close')}
        onClose={() => setOpen(false)}
      >
        <LanguageList />
      </Dialog>
    </li>
  );
};
