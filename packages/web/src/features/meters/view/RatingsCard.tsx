import type { Meter } from '@ohmstead/contract';
import type { Unit } from '@ohmstead/i18n';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';

export const RatingsCard = ({ meter }: { meter: Meter }) => {
  const { say } = useTexts();
  return (
    <Card title={say('meter.ratings')}>
      <Facts>
        <Fact label={say('meter.ratedPower')}>{rated(meter.ratedPowerW, 'W')}</Fact>
        {meter.parts === null && <DeviceRatings meter={meter} />}
      </Facts>
    </Card>
  );
};

/** A calculated meter has no line of its own. */
const DeviceRatings = ({ meter }: { meter: Meter }) => {
  const { say } = useTexts();
  return (
    <>
      <Fact label={say('meter.ratedCurrent')}>{rated(meter.ratedCurrentA, 'A')}</Fact>
      <Fact label={say('meter.ratedVoltage')}>{rated(meter.ratedVoltageV, 'V')}</Fact>
      <Fact label={say('meter.ratedFrequency')}>{rated(meter.ratedFrequencyHz, 'Hz')}</Fact>
      <Fact label={say('meter.modulus')}>{rated(meter.counterModulusKwh, 'kWh')}</Fact>
    </>
  );
};

const rated = (value: number | null, unit: Unit): ReactNode =>
  value === null ? null : <Amount value={value} unit={unit} />;
