import type { PublicOverview } from '@ohmstead/contract';
import { MeasureSwitch } from '../../energy-value/MeasureSwitch.tsx';
import { useMeasure } from '../../energy-value/measure.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { MonthEmissions } from './MonthEmissions.tsx';
import { MonthEnergy } from './MonthEnergy.tsx';
import type { Opened } from './queries.ts';

type MonthCardProps = { overview: PublicOverview; opened: Opened };

/** A public page says nothing of money, and of CO₂ where its factor is known. */
export const MonthCard = ({ overview, opened }: MonthCardProps) => {
  const { say } = useTexts();
  const chosen = useMeasure(false);
  const hasFactor = overview.co2.emittedG !== null;
  return (
    <Card
      title={say('public.month')}
      actions={hasFactor && <MeasureSwitch value={chosen} showsPrices={false} />}
    >
      {hasFactor && chosen === 'emissions' ? (
        <MonthEmissions date={overview.date} opened={opened} />
      ) : (
        <MonthEnergy overview={overview} opened={opened} />
      )}
    </Card>
  );
};
