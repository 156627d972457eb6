import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CoverageNote } from './CoverageNote.tsx';
import type { DayFigures } from './day-tiles.ts';
import { EnergyTile } from './EnergyTile.tsx';
import { SelfUse } from './SelfUse.tsx';
import styles from './TodayCard.module.css';

type TodayCardProps = { figures: DayFigures; timeZone: string };

export const TodayCard = ({ figures, timeZone }: TodayCardProps) => {
  const { say } = useTexts();
  const partial = figures.coverage.kind !== 'whole';
  return (
    <Card title={say('site.today')}>
      <div className={styles.tiles}>
        {figures.tiles.map((tile) => (
          <EnergyTile key={tile.key} tile={tile} partial={partial} />
        ))}
      </div>
      <CoverageNote coverage={figures.coverage} timeZone={timeZone} />
      {figures.inconsistent && (
        <p className={styles.warning}>
          <Icon name="alert" />
          <span>{say('site.inconsistent')}</span>
        </p>
      )}
      {figures.selfUseRate !== null && (
        <SelfUse
          rate={figures.selfUseRate}
          energyKwh={figures.selfUseKwh}
          selfSufficiency={figures.selfSufficiency}
        />
      )}
    </Card>
  );
};
