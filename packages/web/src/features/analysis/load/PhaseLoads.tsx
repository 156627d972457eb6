import type { SiteLoad } from '@ohmstead/contract';
import type { UseType } from '@ohmstead/domain';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { PhaseBars } from '../../../ui/charts/bars/PhaseBars.tsx';
import { phaseBars } from '../../../ui/charts/bars/phase-bars.ts';
import { Hint } from '../../../ui/Hint.tsx';
import { FigureTile, FigureTiles } from './FigureTile.tsx';
import styles from './PhaseLoads.module.css';

type PhaseLoadsProps = { load: SiteLoad; meterUse: (meterId: number) => UseType };

/** How evenly the phases of each three-phase meter are loaded. */
export const PhaseLoads = ({ load: { phases, timeZone }, meterUse }: PhaseLoadsProps) => {
  const { say } = useTexts();
  if (phases.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{say('load.phasesTitle')}</h2>
      <Hint>{say('load.phasesHint')}</Hint>
      <div className={styles.meters}>
        {phases.map((one) => (
          <PhaseLoad key={one.meterId} phases={one} useType={meterUse(one.meterId)} timeZone={timeZone} />
        ))}
      </div>
    </section>
  );
};

type PhaseLoadProps = { phases: SiteLoad['phases'][number]; useType: UseType; timeZone: string };

const PhaseLoad = ({ phases, useType, timeZone }: PhaseLoadProps) => {
  const { say, formats } = useTexts();
  const { name, averageW, imbalance, worst } = phases;
  const averages = averageW.map((powerW) => ({ powerW }));
  return (
    <Card title={name}>
      <PhaseBars bars={phaseBars(averages, useType)} />
      <FigureTiles>
        <FigureTile label={say('load.imbalance')}>{formats.percent(imbalance)}</FigureTile>
        <FigureTile
          label={say('load.worstImbalance')}
          hint={worst && formats.dateTime(Date.parse(worst.at), timeZone)}
        >
          {formats.percent(worst?.imbalance ?? null)}
        </FigureTile>
      </FigureTiles>
    </Card>
  );
};
