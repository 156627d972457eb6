import type { EnergyReport } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';

/** Shows nothing without an emission factor. */
export const Co2Card = ({ co2 }: { co2: EnergyReport['co2'] }) => {
  const { say, formats } = useTexts();
  if (co2.emittedG === null && co2.avoidedG === null) return null;
  return (
    <Card title={say('report.co2')}>
      <Facts>
        <Fact label={say('report.co2Emitted')}>{formats.mass(co2.emittedG)}</Fact>
        {co2.avoidedG !== null && <Fact label={say('report.co2Avoided')}>{formats.mass(co2.avoidedG)}</Fact>}
      </Facts>
    </Card>
  );
};
