import { useTexts } from '../../texts/use-texts.ts';
import { Hint } from '../../ui/Hint.tsx';
import type { HourEnergies } from './hour-heat.ts';

/** The energies of the same hours at another time, by its name. */
export type ComparedHours = { readonly energies: HourEnergies; readonly label: string };

type HoursSumProps = { energies: HourEnergies; compared: ComparedHours };

/** What the hours make together, beside another time's. */
export const HoursSum = ({ energies, compared }: HoursSumProps) => {
  const { say, formats } = useTexts();
  const write = (of: HourEnergies) => formats.quantity(sumOf(of), 'kWh');
  return (
    <Hint>
      {say('load.thisPeriod')}: {write(energies)} · {compared.label}: {write(compared.energies)}
    </Hint>
  );
};

const sumOf = ({ kWh }: HourEnergies): number | null => {
  const known = kWh.filter((energy) => energy !== null);
  return known.length === 0 ? null : known.reduce((sum, energy) => sum + energy, 0);
};
