// An energy report as tables: its columns over time, and the period's figures beside those it is compared with.
import type { EnergyFigures, EnergyReport } from '@ohmstead/contract';
import { localIsoIn } from '@ohmstead/domain';
import { type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import type { Cell, Sheet } from './sheet.ts';

type Columns = EnergyReport['columns'];

export const energySheets = (report: EnergyReport, lang: LanguageCode): [Sheet, Sheet] => [
  columnsSheet(report.columns, lang),
  figuresSheet(report, lang),
];

const seriesHeadings: Record<Columns['series'][number]['key'], TextKey> = {
  import: 'reportFile.import',
  export: 'reportFile.export',
  yield: 'reportFile.yield',
  consumption: 'reportFile.consumption',
  selfUse: 'reportFile.selfUse',
  charge: 'reportFile.charge',
  discharge: 'reportFile.discharge',
  gridUse: 'reportFile.gridUse',
  directUse: 'reportFile.directUse',
  storageUse: 'reportFile.storageUse',
};

const coverageHeadings = [
  'reportFile.measured',
  'reportFile.estimated',
  'reportFile.missing',
] as const satisfies TextKey[];

const columnsSheet = (columns: Columns, lang: LanguageCode): Sheet => {
  const { timeZone, times, to, series, coverage, inconsistent, unmetered } = columns;
  const ends = [...times.slice(1), to];
  const iso = localIsoIn(timeZone, { fromMs: Date.parse(times[0] ?? to), toMs: Date.parse(to) });
  const isIn = (places: readonly number[], place: number) =>
    places.includes(place) ? textOf(lang, 'reportFile.yes') : null;
  return {
    name: textOf(lang, 'reportFile.energySheet'),
    columns: [
      textOf(lang, 'reportFile.from'),
      textOf(lang, 'reportFile.to'),
      ...series.map(({ key }) => textOf(lang, seriesHeadings[key])),
      ...coverageHeadings.map((key) => textOf(lang, key)),
      textOf(lang, 'reportFile.inconsistent'),
      textOf(lang, 'reportFile.unmetered'),
    ],
    rows: times.map((from, index) => [
      iso(Date.parse(from)),
      iso(Date.parse(ends[index] ?? to)),
      ...series.map(({ data }) => data[index] ?? null),
      ...sharesOf(coverage[index]),
      isIn(inconsistent, index),
      isIn(unmetered, index),
    ]),
  };
};

const sharesOf = (coverage: Columns['coverage'][number] | undefined): Cell[] =>
  coverage ? [coverage.measured, coverage.estimated, coverage.missing] : [null, null, null];

const figureColumns: readonly (readonly [TextKey, (figures: EnergyFigures) => Cell])[] = [
  ['reportFile.import', ({ importKwh }) => importKwh],
  ['reportFile.export', ({ exportKwh }) => exportKwh],
  ['reportFile.yield', ({ yieldKwh }) => yieldKwh],
  ['reportFile.consumption', ({ consumptionKwh }) => consumptionKwh],
  ['reportFile.selfUse', ({ selfUseKwh }) => selfUseKwh],
  ['reportFile.charge', ({ chargeKwh }) => chargeKwh],
  ['reportFile.discharge', ({ dischargeKwh }) => dischargeKwh],
  ['reportFile.gridUse', ({ gridUseKwh }) => gridUseKwh],
  ['reportFile.directUse', ({ directUseKwh }) => directUseKwh],
  ['reportFile.storageUse', ({ storageUseKwh }) => storageUseKwh],
  ['reportFile.storageLoss', ({ storageLossKwh }) => storageLossKwh],
  ['reportFile.selfUseRate', ({ selfUseRate }) => selfUseRate],
  ['reportFile.selfSufficiency', ({ selfSufficiency }) => selfSufficiency],
  ['reportFile.measured', ({ coverage }) => coverage.measured],
  ['reportFile.estimated', ({ coverage }) => coverage.estimated],
  ['reportFile.missing', ({ coverage }) => coverage.missing],
  ['reportFile.inconsistent', ({ inconsistentShare }) => inconsistentShare],
  ['reportFile.unmetered', ({ unmeteredShare }) => unmeteredShare],
];

const figuresSheet = ({ current, previous, lastYear, columns }: EnergyReport, lang: LanguageCode): Sheet => {
  const periods = [
    ['reportFile.current', current],
    ['reportFile.previous', previous],
    ['reportFile.lastYear', lastYear],
  ] as const;
  return {
    name: textOf(lang, 'reportFile.figuresSheet'),
    columns: [
      textOf(lang, 'reportFile.period'),
      textOf(lang, 'reportFile.from'),
      textOf(lang, 'reportFile.to'),
      ...figureColumns.map(([key]) => textOf(lang, key)),
    ],
    rows: periods.flatMap(([key, span]) => {
      if (span === null) return [];
      const [fromMs, toMs] = [Date.parse(span.from), Date.parse(span.to)];
      const iso = localIsoIn(columns.timeZone, { fromMs, toMs });
      const figures = figureColumns.map(([, figureOf]) => figureOf(span.figures));
      return [[textOf(lang, key), iso(fromMs), iso(toMs), ...figures]];
    }),
  };
};
