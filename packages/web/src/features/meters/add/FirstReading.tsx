import type { MeterReception } from '@ohmstead/contract';
import type { UseType } from '@ohmstead/domain';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { browserZone } from '../../../ui/browser-zone.ts';
import { Card, Tile } from '../../../ui/Card.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { meterWords } from '../../../ui/meter/meter-figures.ts';
import { phaseName } from '../../../ui/phase-name.ts';
import styles from './AddMeter.module.css';

type Reading = NonNullable<MeterReception['reading']>;
type Phase = Reading['phases'][number];

/** The meter's own values, for comparing them with what it shows. */
export const FirstReading = ({
  reading: { at, phases },
  useType,
}: {
  reading: Reading;
  useType: UseType;
}) => {
  const { say, formats } = useTexts();
  return (
    <Card title={say('add.arrived')}>
      <p className={styles.muted}>{formats.dateTime(Date.parse(at), browserZone())}</p>
      {phases.map((phase, place) => (
        <PhaseValues
          key={phaseName(place)}
          name={phases.length > 1 ? phaseName(place) : null}
          phase={phase}
          useType={useType}
        />
      ))}
      <Hint>{say('add.compare')}</Hint>
    </Card>
  );
};

type PhaseValuesProps = { name: string | null; phase: Phase; useType: UseType };

const PhaseValues = ({ name, phase, useType }: PhaseValuesProps) => {
  const { say } = useTexts();
  const words = meterWords(useType);
  return (
    <section className={styles.phase} aria-label={name ?? undefined}>
      {name && <h3>{name}</h3>}
      <div className={styles.figures}>
        <Tile label={say('overview.power')}>
          <Amount value={phase.powerW} unit="W" />
        </Tile>
        <Tile label={say('overview.voltage')}>
          <Amount value={phase.voltageV} unit="V" />
        </Tile>
        <Tile label={say('overview.current')}>
          <Amount value={phase.currentA} unit="A" />
        </Tile>
        <Tile label={say(words.importCounter)}>
          <Amount value={phase.importKwh} unit="kWh" />
        </Tile>
        <Tile label={say(words.exportCounter)}>
          <Amount value={phase.exportKwh} unit="kWh" />
        </Tile>
      </div>
    </section>
  );
};
