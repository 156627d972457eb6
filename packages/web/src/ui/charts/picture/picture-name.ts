// Pure: the name of a picture's file, from its chart's title and span, in letters every file system takes.
import type { ChartHeading } from '../chart-heading.ts';

const mostLetters = 100;

export const pictureName = ({ title, span }: ChartHeading): string => {
  const words = `${title} ${span}`.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${words.join('-').slice(0, mostLetters)}.png`;
};
