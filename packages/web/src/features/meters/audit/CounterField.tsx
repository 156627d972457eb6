import { useTexts } from '../../../texts/use-texts.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { AuditRows } from './audit-groups.ts';
import { useCounterName } from './use-counter-name.ts';

type CounterFieldProps = { rows: AuditRows; chosen: AuditRows; onChange: (rows: AuditRows) => void };

const all = '';

/** All counters that stand together, or one of them. */
export const CounterField = ({ rows, chosen, onChange }: CounterFieldProps) => {
  const { say } = useTexts();
  const nameOf = useCounterName();
  const choose = (key: string) => {
    const one = rows.find((row) => row.key === key);
    onChange(one ? [one] : rows);
  };
  return (
    <SelectField
      label={say('audit.counters')}
      options={[
        { value: all, label: say('audit.allCounters') },
        ...rows.map(({ key, item }) => ({ value: key, label: nameOf(item) })),
      ]}
      value={chosen.length > 1 ? all : chosen[0].key}
      onChange={choose}
    />
  );
};
