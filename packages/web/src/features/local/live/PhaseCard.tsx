import type { PhaseRow } from '@ohmstead/domain';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Card, Tile } from '../../../ui/Card.tsx';
import { Sparkline } from '../../../ui/charts/lines/Sparkline.tsx';
import { type Sample, slotsOf } from '../reading/recent-power.ts';
import styles from './live.module.css';
import { roleOf } from './role-of.ts';

type PhaseCardProps = {
  title: string;
  row: PhaseRow;
  /** Left out where no course is shown. */
  course?: {
    readonly recent: readonly Sample[];
    readonly atMs: number;
    readonly figureOf: (sample: Sample) => number | null;
  };
};

/** One row of the reading: voltage, current and power, with what has been counted. */
export const PhaseCard = ({ title, row, course }: PhaseCardProps) => {
  const { say, formats } = useTexts();
  return (
    <Card title={title}>
      <div className={styles.tiles}>
        <Tile label={say('quantity.voltageV')}>
          <Amount value={row.voltageV} unit="V" digits={1} />
        </Tile>
        <Tile label={say('quantity.currentA')}>
          <Amount value={row.currentA} unit="A" />
        </Tile>
        <Tile label={say('quantity.powerW')}>
          <Amount value={row.powerW} unit="W" />
        </Tile>
        <Tile label={say('overview.importCounter')}>
          <Amount value={row.importKwh} unit="kWh" />
        </Tile>
        <Tile label={say('overview.exportCounter')}>
          <Amount value={row.exportKwh} unit="kWh" />
        </Tile>
        <Tile label={say('quantity.frequencyHz')}>
          <Amount value={row.frequencyHz} unit="Hz" />
        </Tile>
        <Tile label={say('quantity.powerFactor')}>
          <span className="numbers">{formats.number(row.powerFactor)}</span>
        </Tile>
      </div>
      {course && (
        <Sparkline values={slotsOf(course.recent, course.atMs, course.figureOf)} role={roleOf(row.powerW)} />
      )}
    </Card>
  );
};
