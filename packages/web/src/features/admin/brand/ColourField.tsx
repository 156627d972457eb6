import { useTexts } from '../../../texts/use-texts.ts';
import { brandAccent, isBrandColour, leastContrast, leastContrastOf } from '../../../theme/brand-accent.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Mark } from '../page/Mark.tsx';
import page from '../page/page.module.css';
import styles from './brand.module.css';

type ColourFieldProps = { value: string; error: string | undefined; onChange: (colour: string) => void };

const productColour = '#1d4ed8';

/** The browser's own colour chooser, the same in digits, and whether it can be read. */
export const ColourField = ({ value, error, onChange }: ColourFieldProps) => {
  const { say } = useTexts();
  return (
    <div className={page.form}>
      <div className={styles.colour}>
        <TextField
          name="colour"
          label={say('admin.brand.colour')}
          hint={say('admin.brand.colourHint')}
          placeholder={productColour}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          value={value}
          error={error}
          onChange={({ target }) => onChange(target.value.trim())}
        />
        <input
          type="color"
          aria-label={say('admin.brand.chooseColour')}
          value={isBrandColour(value) ? value.toLowerCase() : productColour}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {isBrandColour(value) && <Readable colour={value} />}
      {value !== '' && (
        <div className={page.actions}>
          <Button onClick={() => onChange('')}>{say('admin.brand.ownColour')}</Button>
        </div>
      )}
    </div>
  );
};

const Readable = ({ colour }: { colour: string }) => {
  const { say, formats } = useTexts();
  return (
    <ul className={styles.readable}>
      {(['light', 'dark'] as const).map((shade) => {
        const own = leastContrastOf(colour, shade);
        const shown = brandAccent(colour, shade).accent;
        const values = {
          theme: say(shade === 'light' ? 'theme.light' : 'theme.dark'),
          ratio: formats.number(own, 1),
          colour: shown,
        };
        return (
          <li key={shade}>
            {own >= leastContrast ? (
              <Mark tone="good">{say('admin.brand.readable', values)}</Mark>
            ) : (
              <Mark tone="warn">{say('admin.brand.adjusted', values)}</Mark>
            )}
          </li>
        );
      })}
    </ul>
  );
};
