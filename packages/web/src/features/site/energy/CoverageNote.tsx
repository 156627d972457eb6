import { useTexts } from '../../../texts/use-texts.ts';
import type { EnergySpan } from '../site-search.ts';
import styles from './CoverageNote.module.css';
import type { SpanCoverage } from './energy-span.ts';

type CoverageNoteProps = { coverage: SpanCoverage; span: EnergySpan; timeZone: string };

/** What part of the time the figures rest on, where it is not all of it. */
export const CoverageNote = ({ coverage, span, timeZone }: CoverageNoteProps) => {
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
