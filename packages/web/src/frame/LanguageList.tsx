import { type LanguageCode, languages } from '@ohmstead/i18n';
import { useId, useState } from 'react';
import { chooseLanguage, language } from '../texts/texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Icon } from '../ui/Icon.tsx';
import { keepLanguage } from './keep-language.ts';
import styles from './SideMenu.module.css';

/** The menu's languages, each by its own name. The choice is marked at once, while its texts still come. */
export const LanguageList = () => {
  const { say, lang } = useTexts();
  const name = useId();
  const [chosen, setChosen] = useState(lang);
  const choose = (code: LanguageCode) => {
    setChosen(code);
    chooseLanguage(code)
      .then(() => keepLanguage(code))
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
