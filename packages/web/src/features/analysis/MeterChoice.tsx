import { useTexts } from '../../texts/use-texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import styles from './Choice.module.css';

export type MeterOption = { readonly id: number; readonly name: string };

type MeterChoiceProps = {
  meters: readonly MeterOption[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  /** Where none chosen has a meaning of its own, such as the whole site. */
  noneLabel?: string;
};

/** Some meters of a site, in the site's order. */
export const MeterChoice = ({ meters, chosen, onChange, noneLabel }: MeterChoiceProps) => {
  const { say } = useTexts();
  const ids = meters.map((meter) => meter.id);
  const toggle = (id: number) =>
    onChange(ids.filter((one) => (one === id ? !chosen.includes(id) : chosen.includes(one))));
  return (
    <fieldset className={styles.choice}>
      <legend>{say('analysis.meters')}</legend>
      {noneLabel && (
        <Checkbox label={noneLabel} checked={chosen.length === 0} onChange={() => onChange([])} />
      )}
      {meters.map(({ id, name }) => (
        <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
      ))}
    </fieldset>
  );
};
