import { alertParameterRanges } from '@ohmstead/contract';
import type { AlertKind, AlertParameters } from '@ohmstead/domain';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextField } from '../../../ui/Field.tsx';
import { limitLabels } from './alert-kinds.ts';
import styles from './LimitFields.module.css';
import { type LimitTexts, limitsOfKinds } from './limit-form.ts';

type Name = keyof AlertParameters;

type LimitFieldsProps = {
  texts: LimitTexts;
  /** Only the limits of these kinds are shown. */
  kinds: readonly AlertKind[];
  readOnly: boolean;
  errorOf: (name: Name) => string | undefined;
  onChange: (name: Name, text: string) => void;
};

export const LimitFields = ({ texts, kinds, readOnly, errorOf, onChange }: LimitFieldsProps) => {
  const { say, formats } = useTexts();
  return (
    <div className={styles.fields}>
      {limitsOfKinds(kinds).map((name) => {
        const [least, most] = alertParameterRanges[name];
        return (
          <TextField
            key={name}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            label={say(limitLabels[name])}
            hint={say('alert.range', { least: formats.number(least, 0), most: formats.number(most, 0) })}
            error={errorOf(name)}
            value={texts[name]}
            readOnly={readOnly}
            onChange={(event) => onChange(name, event.target.value)}
          />
        );
      })}
    </div>
  );
};
