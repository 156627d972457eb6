import { useTexts } from '../../../texts/use-texts.ts';
import type { HeatText } from '../../../ui/charts/heat/heat-text.ts';
import { Hint } from '../../../ui/Hint.tsx';

/** What the same hours make together at another time, by its name. */
export type ComparedSum = { readonly total: number | null; readonly label: string };

type HoursSumProps = { total: number | null; compared: ComparedSum; text: HeatText };

/** What the hours make together, beside another time's. */
export const HoursSum = ({ total, compared, text }: HoursSumProps) => {
  const { say } = useTexts();
  return (
    <Hint>
      {say('load.thisPeriod')}: {text.write(total)} · {compared.label}: {text.write(compared.total)}
    </Hint>
  );
};
