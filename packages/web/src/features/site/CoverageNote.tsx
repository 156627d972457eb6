import { useTexts } from '../../texts/use-texts.ts';
import styles from './CoverageNote.module.css';
import type { DayCoverage } from './day-tiles.ts';

/** What part of the day the figures rest on, where it is not all of it. */
export const CoverageNote = ({ coverage, timeZone }: { coverage: DayCoverage; timeZone: string }) => {
  const { say, formats } = useTexts();
  switch (coverage.kind) {
    case 'whole':
      return null;
    case 'none':
      return <p className={styles.note}>{say('site.dataNone')}</p>;
    case 'until':
      return (
        <p className={styles.note}>
          {say('site.dataUntil', { time: formats.time(coverage.atMs, timeZone) })}
        </p>
      );
    case 'gaps':
      return (
        <p className={styles.note}>{say('site.dataGaps', { percent: formats.percent(coverage.measured) })}</p>
      );
  }
};
