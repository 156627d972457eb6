// How the likely causes are named, why a counter and the power differ.
import type { PowerDifferenceItem } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';

export const causeTexts: Record<PowerDifferenceItem['cause'], TextKey> = {
  powerInKilowatts: 'powerCheck.cause.powerInKilowatts',
  powerInMilliwatts: 'powerCheck.cause.powerInMilliwatts',
  countInWattHours: 'powerCheck.cause.countInWattHours',
  countInMegawattHours: 'powerCheck.cause.countInMegawattHours',
  judgement: 'powerCheck.cause.judgement',
  estimated: 'powerCheck.cause.estimated',
  countStuck: 'powerCheck.cause.countStuck',
  powerMissing: 'powerCheck.cause.powerMissing',
  countJumped: 'powerCheck.cause.countJumped',
  countDropped: 'powerCheck.cause.countDropped',
  reversed: 'powerCheck.cause.reversed',
  powerWithoutSign: 'powerCheck.cause.powerWithoutSign',
  countWithoutSign: 'powerCheck.cause.countWithoutSign',
  ratio: 'powerCheck.cause.ratio',
  powerOfFewerPhases: 'powerCheck.cause.powerOfFewerPhases',
  countOfFewerPhases: 'powerCheck.cause.countOfFewerPhases',
  unknown: 'powerCheck.cause.unknown',
};
