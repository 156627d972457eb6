import { CauseLink } from '../../../causes/CauseLink.tsx';
import type { CauseDates } from '../../../causes/cause-dates.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import type { EnergySpan } from '../site-search.ts';
import styles from './CoverageNote.module.css';
import type { SpanCoverage } from './energy-span.ts';

type CoverageNoteProps = {
  siteId: number;
  coverage: SpanCoverage;
  span: EnergySpan;
  /** The span's days. */
  dates: CauseDates;
  timeZone: string;
};

/** What part of the time the figures rest on, where it is not all of it, and why. */
export const CoverageNote = ({ siteId, dates, ...note }: CoverageNoteProps) => {
  if (note.coverage.kind === 'whole' || note.coverage.kind === 'none') return null;
  return (
    <div>
      <Note {...note} />
      <CauseLink siteId={siteId} dates={dates} />
    </div>
  );
};

const Note = ({ coverage, span, timeZone }: Omit<CoverageNoteProps, 'siteId' | 'dates'>) => {
  const { say, formats } = useTexts();
  switch (coverage.kind) {
    case 'whole':
    case 'none':
      return null;
    case 'until':
      return (
        <p className={styles.note}>
          {say('site.dataUntil', { time: formats.time(coverage.atMs, timeZone) })}
        </p>
      );
    case 'estimated':
      return (
        <p className={styles.note}>
          {say('siteDetail.dataEstimated', { percent: formats.percent(coverage.share) })}
        </p>
      );
    case 'gaps':
      return (
        <p className={styles.note}>
          {say(span === 'day' ? 'site.dataGaps' : 'siteDetail.dataGaps', {
            percent: formats.percent(coverage.known),
          })}
        </p>
      );
  }
};
