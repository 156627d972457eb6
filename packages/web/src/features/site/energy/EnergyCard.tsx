import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { type EnergySpan, energySpans } from '../site-search.ts';
import { CoverageNote } from './CoverageNote.tsx';
import { DayDetails } from './DayDetails.tsx';
import { datesOfSpan } from './dates-of-span.ts';
import styles from './EnergyCard.module.css';
import { EnergyTile } from './EnergyTile.tsx';
import type { SpanFigures } from './energy-span.ts';
import { SelfUse } from './SelfUse.tsx';

const names: Record<EnergySpan, TextKey> = {
  day: 'site.today',
  month: 'siteDetail.month',
  year: 'siteDetail.year',
  total: 'siteDetail.total',
};

type EnergyCardProps = {
  siteId: number;
  /** The site's. */
  today: string;
  figures: SpanFigures;
  timeZone: string;
  onSpan: (span: EnergySpan) => void;
};

/** What passed today, this month, this year and ever. */
export const EnergyCard = ({ siteId, today, figures, timeZone, onSpan }: EnergyCardProps) => {
  const { say } = useTexts();
  return (
    <Card
      title={say('siteDetail.energy')}
      actions={
        <SegmentedControl
          label={say('siteDetail.span')}
          options={energySpans.map((value) => ({ value, label: say(names[value]) }))}
          value={figures.span}
          onChange={onSpan}
        />
      }
    >
      {figures.coverage.kind === 'none' ? (
        <NoEnergy span={figures.span} />
      ) : (
        <Figures siteId={siteId} today={today} figures={figures} timeZone={timeZone} />
      )}
    </Card>
  );
};

const NoEnergy = ({ span }: { span: EnergySpan }) => {
  const { say } = useTexts();
  return (
    <EmptyState
      title={say(span === 'day' ? 'site.dataNone' : 'siteDetail.noData')}
      text={say('siteDetail.noDataText')}
    />
  );
};

type FiguresProps = Omit<EnergyCardProps, 'onSpan'>;

const Figures = ({ siteId, today, figures, timeZone }: FiguresProps) => {
  const { say } = useTexts();
  return (
    <>
      <div className={figures.span === 'year' || figures.span === 'total' ? styles.wide : styles.tiles}>
        {figures.tiles.map((tile) => (
          <EnergyTile key={tile.key} tile={tile} partial={figures.coverage.kind !== 'whole'} />
        ))}
      </div>
      <CoverageNote
        siteId={siteId}
        coverage={figures.coverage}
        span={figures.span}
        dates={datesOfSpan(figures.span, today)}
        timeZone={timeZone}
      />
      {figures.unbalanced && (
        <p className={styles.warning}>
          <Icon name="alert" />
          <span>{say(figures.unbalanced === 'unmetered' ? 'site.unmetered' : 'site.inconsistent')}</span>
        </p>
      )}
      {figures.span === 'day' ? (
        <DayDetails extremes={figures.extremes} co2={figures.co2} timeZone={timeZone} />
      ) : (
        <SelfUse label={say('siteDetail.selfUse')} selfUse={figures.selfUse} />
      )}
    </>
  );
};
