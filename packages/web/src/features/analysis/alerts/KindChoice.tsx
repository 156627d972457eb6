import { type AlertKind, alertKinds } from '@ohmstead/domain';
import { useTexts } from '../../../texts/use-texts.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import styles from '../Choice.module.css';
import { alertLabels } from './alert-kinds.ts';

type KindChoiceProps = { chosen: readonly AlertKind[]; onChange: (chosen: readonly AlertKind[]) => void };

/** What abnormal data is looked for. */
export const KindChoice = ({ chosen, onChange }: KindChoiceProps) => {
  const { say } = useTexts();
  const toggle = (kind: AlertKind) =>
    onChange(alertKinds.filter((one) => (one === kind ? !chosen.includes(kind) : chosen.includes(one))));
  return (
    <fieldset className={styles.choice}>
      <legend>{say('alert.kinds')}</legend>
      {alertKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={say(alertLabels[kind])}
          checked={chosen.includes(kind)}
          onChange={() => toggle(kind)}
        />
      ))}
    </fieldset>
  );
};
