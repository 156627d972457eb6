import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { decimalsOf, toUnit } from '../../../ui/charts/power-unit.ts';
import { FigureList, FigureRow } from '../FigureList.tsx';
import type { Extreme, SpanFigures } from './energy-span.ts';

const names: Record<Extreme['key'], TextKey> = {
  peak: 'siteDetail.peak',
  least: 'siteDetail.least',
  demand: 'siteDetail.demand',
};

type DayDetailsProps = Pick<SpanFigures, 'extremes' | 'co2'> & { timeZone: string };

/** When the day's consumption was highest and lowest, its highest quarter-hour of import, and what it emitted. */
export const DayDetails = ({ extremes, co2, timeZone }: DayDetailsProps) => {
  const { say, formats } = useTexts();
  return (
    <FigureList wide>
      {extremes.map(({ key, powerW, unit, atMs }) => (
        <FigureRow
          key={key}
          name={say(names[key])}
          note={say('siteDetail.atTime', { time: formats.time(atMs, timeZone) })}
        >
          <Amount value={toUnit(powerW, unit)} unit={unit} digits={decimalsOf[unit]} />
        </FigureRow>
      ))}
      {co2.emittedG !== null && (
        <FigureRow name={say('siteDetail.co2Emitted')}>{formats.mass(co2.emittedG)}</FigureRow>
      )}
      {co2.avoidedG !== null && (
        <FigureRow name={say('siteDetail.co2Avoided')}>{formats.mass(co2.avoidedG)}</FigureRow>
      )}
    </FigureList>
  );
};
