// Pure: the figures a view of the energy report shows, and against what they are set.
import type { EnergyReport } from '@ohmstead/contract';
import type { Compare } from '../../../report/report-search.ts';
import type { EnergyView } from './energy-view.ts';

type Key = 'import' | 'export' | 'yield' | 'consumption';

export type EnergyFigure = { readonly key: Key; readonly kWh: number | null };
export type ShareFigure = { readonly key: 'selfUseRate' | 'selfSufficiency'; readonly share: number };

type Changes = {
  readonly against: Compare;
  /** Share by which it is more (+) or less (−); null where that cannot be said. */
  readonly of: Readonly<Record<Key, number | null>>;
  /** The period is under way: only as much of the other one is compared. */
  readonly ofPart: boolean;
};

export type EnergyKpis = {
  readonly energies: readonly EnergyFigure[];
  readonly shares: readonly ShareFigure[];
  readonly demand: EnergyReport['demand'];
  readonly changes: Changes | null;
};

const keysOf: Record<EnergyView, readonly Key[]> = {
  yield: ['yield', 'export'],
  consumption: ['consumption', 'import'],
  balance: ['consumption', 'yield', 'import', 'export'],
};

const sharesOf: Record<EnergyView, readonly ShareFigure['key'][]> = {
  yield: ['selfUseRate'],
  consumption: ['selfSufficiency'],
  balance: ['selfUseRate', 'selfSufficiency'],
};

export const energyKpis = (report: EnergyReport, view: EnergyView, compare: Compare | null): EnergyKpis => {
  const { figures } = report.current;
  const kWhOf: Record<Key, number | null> = {
    import: figures.importKwh,
    export: figures.exportKwh,
    yield: figures.yieldKwh,
    consumption: figures.consumptionKwh,
  };
  return {
    energies: keysOf[view].filter((key) => isMeasured(key, report)).map((key) => ({ key, kWh: kWhOf[key] })),
    shares: sharesOf[view].flatMap((key) => {
      const share = figures[key];
      return share === null || figures.yieldKwh === null ? [] : [{ key, share }];
    }),
    demand: view === 'yield' ? null : report.demand,
    changes: changesOf(report, compare ?? 'previous'),
  };
};

/** A site without an inverter has no use for tiles of yield and export that stay empty. */
const isMeasured = (key: Key, { current: { figures } }: EnergyReport): boolean => {
  if (key === 'yield') return figures.yieldKwh !== null;
  return key !== 'export' || figures.yieldKwh !== null || (figures.exportKwh ?? 0) > 0;
};

const changesOf = (report: EnergyReport, against: Compare): Changes | null => {
  const compared = report[against];
  if (!compared || compared.figures.state === 'noData') return null;
  return { against, of: compared.change, ofPart: isRunning(report) };
};

const isRunning = ({ current, columns }: EnergyReport): boolean =>
  Date.parse(current.to) < Date.parse(columns.to);
