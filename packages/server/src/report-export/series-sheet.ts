// A quantity of meters over time as a table: the lowest, mean and highest value of each step, by meter and phase.
import type { OtherSeries } from '@ohmstead/contract';
import { localIsoIn } from '@ohmstead/domain';
import { type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import type { Sheet } from './sheet.ts';

type Line = OtherSeries['series'][number];

const columns = [
  ['analysisFile.lowest', ({ min }: Line) => min],
  ['analysisFile.mean', ({ mean }: Line) => mean],
  ['analysisFile.highest', ({ max }: Line) => max],
] as const satisfies (readonly [TextKey, unknown])[];

const quantityTexts: Record<OtherSeries['quantity'], TextKey> = {
  powerW: 'quantity.powerW',
  voltageV: 'quantity.voltageV',
  currentA: 'quantity.currentA',
  frequencyHz: 'quantity.frequencyHz',
  powerFactor: 'quantity.powerFactor',
};
const units = { powerW: 'W', voltageV: 'V', currentA: 'A', frequencyHz: 'Hz', powerFactor: '' };

export const seriesSheet = (answer: OtherSeries, lang: LanguageCode): Sheet => {
  const { timeZone, quantity, stepSeconds, series } = answer;
  const [fromMs, toMs, stepMs] = [Date.parse(answer.from), Date.parse(answer.to), stepSeconds * 1000];
  const iso = localIsoIn(timeZone, { fromMs, toMs });
  const steps = Math.max(0, ...series.map(({ max }) => max.length));
  return {
    name: textOf(lang, 'analysisFile.series'),
    columns: [
      textOf(lang, 'reportFile.from'),
      textOf(lang, 'reportFile.to'),
      ...series.flatMap((one) => {
        const line = lineName(one, textOf(lang, quantityTexts[quantity]), units[quantity]);
        return columns.map(([heading]) => textOf(lang, heading, { line }));
      }),
    ],
    rows: Array.from({ length: steps }, (_, step) => [
      iso(fromMs + step * stepMs),
      iso(Math.min(toMs, fromMs + (step + 1) * stepMs)),
      ...series.flatMap((one) => columns.map(([, of]) => of(one)[step] ?? null)),
    ]),
  };
};

const lineName = ({ name, phase }: Line, quantity: string, unit: string): string =>
  `${name} ${'ABC'[phase - 1] ?? phase}: ${unit === '' ? quantity : `${quantity} (${unit})`}`;
