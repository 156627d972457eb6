// Whether the values of a file seem to mean something else than its mapping says. A doubt is a question, never a verdict:
// its thresholds lie where no usual meter comes.
import type { ImportOutcome } from '@ohmstead/contract';
import { mwhPerKwh } from '@ohmstead/domain';
import type { DateOrderFacts } from './date-order.ts';
import type { FileFacts } from './file-facts.ts';
import type { Steps } from './value-steps.ts';

type Doubt = ImportOutcome['doubts'][number];

/** Without a rating of the meter: a household's mains of 100 A on three phases pass less in a day. */
const usualKwhOfDay = 2000;

/** `ratedKw` is what the meter can pass; null where nobody has said. */
export const doubtsOf = (
  { holds, steps, largestDayMwh, dateOrder, otherMeterRows }: FileFacts,
  ratedKw: number | null,
): Doubt[] => {
  const doubts: Doubt[] = [];
  if (holds === 'readings' && looksLikeIntervals(steps)) {
    doubts.push({ code: 'looksLikeIntervals', contradicting: steps.falls });
  }
  if (holds === 'intervals' && looksLikeCounter(steps)) {
    doubts.push({ code: 'looksLikeCounter', contradicting: steps.rises });
  }
  const kwhOfDay = largestDayMwh / mwhPerKwh;
  if (kwhOfDay > mostKwhOfDay(ratedKw)) doubts.push({ code: 'energyTooLarge', kwhOfDay });
  if (dateOrder !== null && looksExchanged(dateOrder)) {
    doubts.push({
      code: 'dateOrder',
      contradicting: Math.max(dateOrder.contradicting, dateOrder.exchangedFollows),
    });
  }
  if (otherMeterRows > 0) doubts.push({ code: 'otherMeters', contradicting: otherMeterRows });
  return doubts;
};

const fewestFalls = 5;
/** A counter that is cleared every night and read every six hours falls a quarter of the time. */
const mostFalling = 0.3;

/** Steps of zero say nothing: a counter of the night stands still all day. */
const looksLikeIntervals = ({ rises, falls }: Steps): boolean =>
  falls >= fewestFalls && falls > mostFalling * (rises + falls);

const fewestRises = 24;
const leastRising = 0.98;

const looksLikeCounter = ({ rises, falls }: Steps): boolean =>
  rises >= fewestRises && rises >= leastRising * (rises + falls);

const hoursOfDay = 24;
/** Meters pass a little more than their rating. */
const margin = 1.25;

const mostKwhOfDay = (ratedKw: number | null): number =>
  ratedKw === null ? usualKwhOfDay : ratedKw * hoursOfDay * margin;

const fewestChanges = 3;

const looksExchanged = ({
  changes,
  follows,
  exchangedFollows,
  certain,
  contradicting,
}: DateOrderFacts): boolean => {
  if (contradicting > certain) return true;
  const isAmbiguous = certain === 0 && changes >= fewestChanges;
  return isAmbiguous && exchangedFollows > 0.8 * changes && follows < 0.2 * changes;
};
