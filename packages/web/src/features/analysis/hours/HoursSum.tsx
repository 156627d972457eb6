import { useTexts } from '../../../texts/use-texts.ts';
import { Hint } from '../../../ui/Hint.tsx';

/** What the same hours make together at another time, by its name. */
export type ComparedSum = { readonly kWh: number | null; readonly label: string };

type HoursSumProps = { kWh: number | null; compared: ComparedSum };

/** What the hours make together, beside another time's. */
export const HoursSum = ({ kWh, compared }: HoursSumProps) => {
  const { say, formats } = useTexts();
  return (
    <Hint>
      {say('load.thisPeriod')}: {formats.quantity(kWh, 'kWh')} · {compared.label}:{' '}
      {formats.quantity(compared.kWh, 'kWh')}
    </Hint>
  );
};
