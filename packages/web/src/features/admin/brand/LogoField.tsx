import { useId, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import page from '../page/page.module.css';
import styles from './brand.module.css';
import { type LogoChoice, type LogoFault, logoFault, logoLimits } from './brand-form.ts';
import { readBase64 } from './read-base64.ts';

type LogoFieldProps = {
  logo: LogoChoice;
  hasSaved: boolean;
  url: string;
  error: string | undefined;
  onChange: (logo: LogoChoice) => void;
};

export const LogoField = ({ logo, hasSaved, url, error, onChange }: LogoFieldProps) => {
  const { say } = useTexts();
  const id = useId();
  const [fault, setFault] = useState<LogoFault | null>(null);
  const hasOne = logo.kind === 'new' || (logo.kind === 'keep' && hasSaved);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = logoFault(file);
    setFault(found);
    if (found === null) onChange({ kind: 'new', base64: await readBase64(file) });
  };
  return (
    <div className={styles.logoField}>
      <span id={`${id}-name`} className={styles.logoName}>
        {say('admin.brand.logo')}
      </span>
      <div className={styles.logoRow}>
        <img src={url} alt={say('admin.brand.logoAlt')} className={styles.logo} />
        <div className={styles.chooser}>
          <span id={`${id}-choose`} aria-hidden="true">
            {say('admin.brand.chooseLogo')}
          </span>
          <input
            type="file"
            name="logo"
            accept={logoLimits.types.join()}
            aria-labelledby={`${id}-name ${id}-choose`}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // The same file may be removed and chosen again.
              target.value = '';
            }}
          />
        </div>
      </div>
      <Hint id={`${id}-hint`}>{say('admin.brand.logoHint')}</Hint>
      {(fault ?? error) && <Problem marked>{fault ? say(fault) : error}</Problem>}
      {hasOne && (
        <div className={page.actions}>
          <Button icon="remove" onClick={() => onChange({ kind: 'none' })}>
            {say('admin.brand.removeLogo')}
          </Button>
        </div>
      )}
    </div>
  );
};
