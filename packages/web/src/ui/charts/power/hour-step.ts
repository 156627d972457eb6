import type { Formats } from '@ohmstead/i18n';
import { labelWidth } from '../plot/label-width.ts';

/** Every how many hours a day's axis is marked. */
export const hourStepOf = (widthPx: number, { axisHour }: Pick<Formats, 'axisHour'>): number => {
  if (widthPx / 4 < labelWidth(axisHour(12)) + gapPx) return 12;
  if (widthPx < 480) return 6;
  if (widthPx < 720) return 3;
  return widthPx < 2400 ? 2 : 1;
};

const gapPx = 6;
