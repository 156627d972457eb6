// A load as tables: its figures, its duration curve, and the phases of three-phase meters.
import type { SiteLoad } from '@ohmstead/contract';
import { localIsoIn } from '@ohmstead/domain';
import { type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import type { Cell, Sheet } from './sheet.ts';

export const loadSheets = (load: SiteLoad, lang: LanguageCode): [Sheet, ...Sheet[]] => [
  figuresSheet(load, lang),
  curveSheet(load, lang),
  ...(load.phases.length === 0 ? [] : [phasesSheet(load, lang)]),
];

type Row = readonly [figure: TextKey, value: Cell, unit: string, at: string | null];

const figuresSheet = (load: SiteLoad, lang: LanguageCode): Sheet => {
  const iso = isoOf(load);
  const { max, min } = load;
  const rows: readonly Row[] = [
    ['load.energy', load.energyKwh, 'kWh', null],
    ['load.average', load.averageW, 'W', null],
    ['load.max', max?.powerW ?? null, 'W', max && iso(max.at)],
    ['load.min', min?.powerW ?? null, 'W', min && iso(min.at)],
    ['load.base', load.baseLoadW, 'W', null],
    ['load.factor', load.loadFactor, '', null],
    ['analysisFile.known', load.known, '', null],
    ['reportFile.from', null, '', iso(load.from)],
    ['reportFile.to', null, '', iso(load.to)],
  ];
  return {
    name: textOf(lang, 'analysisFile.load'),
    columns: [
      textOf(lang, 'analysisFile.figure'),
      textOf(lang, 'analysisFile.value'),
      textOf(lang, 'analysisFile.unit'),
      textOf(lang, 'analysisFile.at'),
    ],
    rows: rows.map(([figure, ...cells]) => [textOf(lang, figure), ...cells]),
  };
};

const curveSheet = ({ durationCurve: { share, powerW } }: SiteLoad, lang: LanguageCode): Sheet => ({
  name: textOf(lang, 'analysisFile.curve'),
  columns: [textOf(lang, 'analysisFile.share'), textOf(lang, 'analysisFile.power')],
  rows: share.map((part, index) => [part, powerW[index] ?? null]),
});

const phaseNames = ['A', 'B', 'C'];

const phasesSheet = (load: SiteLoad, lang: LanguageCode): Sheet => {
  const iso = isoOf(load);
  return {
    name: textOf(lang, 'analysisFile.phases'),
    columns: [
      textOf(lang, 'analysisFile.meter'),
      ...phaseNames.map((phase) => `${phase}: ${textOf(lang, 'analysisFile.average')}`),
      textOf(lang, 'analysisFile.imbalance'),
      textOf(lang, 'load.worstImbalance'),
      textOf(lang, 'analysisFile.at'),
    ],
    rows: load.phases.map(({ name, averageW, imbalance, worst }) => [
      name,
      ...phaseNames.map((_, phase) => averageW[phase] ?? null),
      imbalance,
      worst?.imbalance ?? null,
      worst && iso(worst.at),
    ]),
  };
};

const isoOf = ({ timeZone, from, to }: SiteLoad) => {
  const iso = localIsoIn(timeZone, { fromMs: Date.parse(from), toMs: Date.parse(to) });
  return (instant: string): string => iso(Date.parse(instant));
};
