import type { Band } from '@ohmstead/domain';
import { minutesPerQuarterHour } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import { bandTexts } from '../../../model/bill/line-text.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './BandStrip.module.css';
import { type BandPlan, spansOf } from './band-plan.ts';

const letterTexts: Record<Band, TextKey> = {
  peak: 'tariff.letter.peak',
  standard: 'tariff.letter.standard',
  offPeak: 'tariff.letter.offPeak',
};

const halves = [
  { from: 0, to: 48, hours: [0, 3, 6, 9] },
  { from: 48, to: 96, hours: [12, 15, 18, 21] },
] as const;

type BandStripProps = {
  plan: BandPlan;
  /** The quarter-hour the keyboard is at. */
  cursor?: number;
};

/** A day's hours by band: two halves, one under the other where it is narrow. Seen only; the spans are said beside. */
export const BandStrip = ({ plan, cursor }: BandStripProps) => {
  const { say, formats } = useTexts();
  return (
    <div className={styles.strip} aria-hidden="true">
      {halves.map(({ from, to, hours }) => (
        <div key={from} className={styles.half}>
          <div className={styles.dial} data-half={from}>
            {spansOf(plan.slice(from, to)).map((span) => (
              <span key={span.from} className={styles[span.band]} style={{ flexGrow: span.to - span.from }}>
                <b>{say(letterTexts[span.band])}</b>
              </span>
            ))}
            {cursor !== undefined && cursor >= from && cursor < to && (
              <i className={styles.cursor} style={{ insetInlineStart: `${((cursor - from) / 48) * 100}%` }} />
            )}
          </div>
          <div className={styles.hours}>
            {hours.map((hour) => (
              <span key={hour}>{formats.axisHour(hour)}</span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
};

/** The same in words. */
export const BandSpans = ({ plan }: { plan: BandPlan }) => {
  const { say, formats } = useTexts();
  return (
    <ul className={styles.spans}>
      {spansOf(plan).map(({ from, to, band }) => (
        <li key={from}>
          {say('tariff.stripNow', {
            from: formats.wallTime(from * minutesPerQuarterHour),
            to: formats.wallTime(to * minutesPerQuarterHour),
            band: say(bandTexts[band]),
          })}
        </li>
      ))}
    </ul>
  );
};
