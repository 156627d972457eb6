// Abnormal data as a table; the newest come first.
import type { DataAlerts } from '@ohmstead/contract';
import { localIsoIn } from '@ohmstead/domain';
import { type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import type { Sheet } from './sheet.ts';

type Item = DataAlerts['items'][number];

export type AlertTable = {
  readonly timeZone: string;
  readonly items: readonly Item[];
  /** Meter names by id. */
  readonly names: ReadonlyMap<number, string>;
};

const kindTexts: Record<Item['kind'], TextKey> = {
  gap: 'alert.gap',
  offline: 'alert.offline',
  overVoltage: 'alert.overVoltage',
  underVoltage: 'alert.underVoltage',
  overCurrent: 'alert.overCurrent',
  overPower: 'alert.overPower',
  lowPowerFactor: 'alert.lowPowerFactor',
  unusualConsumption: 'alert.unusualConsumption',
};

const headings = [
  'analysisFile.kind',
  'analysisFile.meter',
  'analysisFile.phase',
  'reportFile.from',
  'reportFile.to',
  'analysisFile.times',
  'analysisFile.worst',
  'analysisFile.limit',
  'analysisFile.unit',
  'analysisFile.worstAt',
] as const satisfies TextKey[];

const phaseNames = ['A', 'B', 'C'];

export const alertsSheet = ({ timeZone, items, names }: AlertTable, lang: LanguageCode): Sheet => {
  const iso = (instant: string): string => {
    const ms = Date.parse(instant);
    return localIsoIn(timeZone, { fromMs: ms, toMs: ms + 1 })(ms);
  };
  return {
    name: textOf(lang, 'analysisFile.alerts'),
    columns: headings.map((heading) => textOf(lang, heading)),
    rows: items.map((item) => [
      textOf(lang, kindTexts[item.kind]),
      item.meterId === null ? textOf(lang, 'alert.site') : (names.get(item.meterId) ?? null),
      item.phase === null ? null : (phaseNames[item.phase - 1] ?? null),
      iso(item.from),
      item.to === null ? null : iso(item.to),
      item.events,
      item.worst,
      item.limit,
      item.unit,
      iso(item.worstAt),
    ]),
  };
};
