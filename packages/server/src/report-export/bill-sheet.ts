// A bill as a table: every line of cost, income and saving, each with its total below.
import type { BillReport, ReportedBillLine } from '@ohmstead/contract';
import { type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import type { Cell, Sheet } from './sheet.ts';

type Statement = BillReport['income'];

const kindTexts: Record<ReportedBillLine['kind'], TextKey> = {
  energy: 'bill.line.energy',
  exportCredit: 'bill.line.exportCredit',
  fixed: 'bill.line.fixed',
  demand: 'bill.line.demand',
  feedIn: 'bill.line.feedIn',
  selfUse: 'bill.line.selfUse',
  storedImport: 'bill.line.storedImport',
  tax: 'bill.line.tax',
};

const bandTexts: Record<NonNullable<ReportedBillLine['band']>, TextKey> = {
  peak: 'bill.band.peak',
  standard: 'bill.band.standard',
  offPeak: 'bill.band.offPeak',
};

const seasonTexts: Record<NonNullable<ReportedBillLine['season']>, TextKey> = {
  summer: 'bill.season.summer',
  winter: 'bill.season.winter',
};

const textOrNull = (lang: LanguageCode, key: TextKey | null): Cell => key && textOf(lang, key);

type Column = readonly [
  heading: TextKey,
  ofLine: (line: ReportedBillLine, bill: BillReport, lang: LanguageCode) => Cell,
  ofTotal?: (statement: Statement, bill: BillReport, lang: LanguageCode) => Cell,
];

const columns: readonly Column[] = [
  [
    'reportFile.line',
    ({ kind }, _, lang) => textOf(lang, kindTexts[kind]),
    (_, __, lang) => textOf(lang, 'reportFile.total'),
  ],
  ['reportFile.name', ({ name }) => name],
  ['reportFile.band', ({ band }, _, lang) => textOrNull(lang, band && bandTexts[band])],
  ['reportFile.season', ({ season }, _, lang) => textOrNull(lang, season && seasonTexts[season])],
  ['reportFile.tier', ({ tier }) => tier],
  ['reportFile.kWh', ({ kWh }) => kWh],
  ['reportFile.demandKw', ({ demandKw }) => demandKw],
  ['reportFile.price', ({ price }) => price],
  ['reportFile.averaged', ({ averaged }, _, lang) => textOrNull(lang, averaged ? 'reportFile.yes' : null)],
  ['reportFile.rate', ({ rate }) => rate],
  ['reportFile.base', ({ base }) => base],
  ['reportFile.days', ({ days }) => days],
  ['reportFile.amount', ({ amount }) => amount, ({ total }) => total],
  ['reportFile.currency', (_, { currency }) => currency, (_, { currency }) => currency],
  ['reportFile.tariff', ({ tariffVersion }, bill) => tariffName(bill, tariffVersion)],
  ['reportFile.from', ({ from }) => from, (_, { from }) => from],
  ['reportFile.toExclusive', ({ to }) => to, (_, { to }) => to],
  ['reportFile.measured', () => null, ({ coverage }) => coverage.measured],
  ['reportFile.estimated', () => null, ({ coverage }) => coverage.estimated],
  ['reportFile.missing', () => null, ({ coverage }) => coverage.missing],
  ['reportFile.unpriced', () => null, ({ coverage }) => coverage.unpriced],
];

const tariffName = ({ tariffNames }: BillReport, version: string | null): Cell =>
  version === null ? null : (tariffNames[version] ?? version);

export const billSheet = (bill: BillReport, lang: LanguageCode): Sheet => {
  const statements = [
    ['reportFile.cost', bill],
    ['reportFile.income', bill.income],
    ['reportFile.saving', bill.saving],
  ] as const;
  return {
    name: textOf(lang, 'reportFile.billSheet'),
    columns: [textOf(lang, 'reportFile.statement'), ...columns.map(([heading]) => textOf(lang, heading))],
    rows: statements.flatMap(([key, statement]) => [
      ...statement.lines.map((line) => [
        textOf(lang, key),
        ...columns.map(([, ofLine]) => ofLine(line, bill, lang)),
      ]),
      [textOf(lang, key), ...columns.map(([, , ofTotal]) => ofTotal?.(statement, bill, lang) ?? null)],
    ]),
  };
};
