import { type LanguageCode, languages } from '@ohmstead/i18n';
import { useId, useState } from 'react';
import { chooseLanguage, language } from '../texts/texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './SideMenu.module.css';

/** The menu's languages, each by its own name. The choice is marked at once, while its texts still come. */
export const LanguageList = () => {
  const { say, lang } = useTexts();
  const name = useId();
  const [chosen, setChosen] = useState(lang);
  const choose = (code: LanguageCode) => {
    setChosen(code);
    chooseLanguage(code)
      .then(() => void keep(code))
      .catch(() => {
        setChosen(language());
        showToast('error', say('failure.network'));
      });
  };
  return (
    <fieldset className={styles.languages}>
      <legend>{say('menu.language')}</legend>
      {languages.map(({ code, tag, name: ownName }) => (
        <label key={code} className={styles.language}>
          <input type="radio" name={name} checked={code === chosen} onChange={() => choose(code)} />
          <span lang={tag}>{ownName}</span>
          {code === chosen && <Icon name="check" />}
        </label>
      ))}
    </fieldset>
  );
};

/** Loaded then only: the login screen has this list too, and no account. */
const keep = async (code: LanguageCode): Promise<void> => {
  const loaded = await import('./keep-language.ts').catch(() => null);
  await loaded?.keepLanguage(code);
};
