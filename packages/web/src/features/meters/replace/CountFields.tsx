import type { MeterLive } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextField } from '../../../ui/Field.tsx';
import styles from './Replace.module.css';
import { fieldOf, type Phase, type PhaseCounts } from './replace-form.ts';

type CountFieldsProps = {
  name: Phase;
  title: string;
  counts: PhaseCounts | undefined;
  /** The newest reading. */
  last: Pick<MeterLive['phases'][number], 'importKwh' | 'exportKwh'> | null;
  errorOf: (name: string) => string | undefined;
  onChange: (counts: PhaseCounts) => void;
};

/** The last counts of the old device and the first of the new one, of a phase or of the net row. */
export const CountFields = ({ name, title, counts, last, errorOf, onChange }: CountFieldsProps) => {
  const { say, formats } = useTexts();
  if (!counts) return null;
  const field = (count: keyof PhaseCounts) => ({
    name: fieldOf(name, count),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: counts[count],
    error: errorOf(fieldOf(name, count)),
    onChange: (event: { target: { value: string } }) => onChange({ ...counts, [count]: event.target.value }),
  });
  const lastRead = (value: number | null | undefined) =>
    value == null ? undefined : say('replace.lastRead', { count: formats.quantity(value, 'kWh') });
  return (
    <fieldset className={styles.phase}>
      <legend>{title}</legend>
      <div className={styles.pair}>
        <TextField
          label={say('replace.finalImport')}
          hint={lastRead(last?.importKwh)}
          {...field('finalImport')}
        />
        <TextField label={say('replace.firstImport')} {...field('firstImport')} />
        <TextField
          label={say('replace.finalExport')}
          hint={lastRead(last?.exportKwh)}
          {...field('finalExport')}
        />
        <TextField label={say('replace.firstExport')} {...field('firstExport')} />
      </div>
    </fieldset>
  );
};
