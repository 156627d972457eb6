// A bill's line in words: what it is for, and how its amount comes about.
import type { BillReport, ReportedBillLine } from '@ohmstead/contract';
import { calendarFormatsOf, type TextKey } from '@ohmstead/i18n';
import { addDays } from '../../../model/dates/calendar.ts';
import { type Texts, useTexts } from '../../../texts/use-texts.ts';
import { isOfSeveral } from './bill-lines.ts';

const kinds: Record<ReportedBillLine['kind'], TextKey> = {
  energy: 'bill.line.energy',
  exportCredit: 'bill.line.exportCredit',
  fixed: 'bill.line.fixed',
  demand: 'bill.line.demand',
  feedIn: 'bill.line.feedIn',
  selfUse: 'bill.line.selfUse',
  tax: 'bill.line.tax',
};

const bands = {
  peak: 'bill.band.peak',
  standard: 'bill.band.standard',
  offPeak: 'bill.band.offPeak',
} as const satisfies Record<NonNullable<ReportedBillLine['band']>, TextKey>;

const seasons = { summer: 'bill.season.summer', winter: 'bill.season.winter' } as const;

export const useLineText = (line: ReportedBillLine, bill: BillReport) => {
  const texts = useTexts();
  return { name: nameOf(line, texts), detail: detailOf(line, bill, texts) };
};

const nameOf = ({ kind, name, band, season, tier }: ReportedBillLine, { say }: Texts): string =>
  [
    name || say(kinds[kind]),
    band && say(bands[band]),
    season && say(seasons[season]),
    tier !== null && say('bill.tier', { tier }),
  ]
    .filter(Boolean)
    .join(' · ');

const detailOf = (line: ReportedBillLine, bill: BillReport, texts: Texts): string => {
  const amount = amountText(line, bill.currency, texts);
  if (!isOfSeveral(bill)) return amount;
  const dates = calendarFormatsOf(texts.lang).days(line.from, addDays(line.to, -1));
  const tariff = line.tariffVersion === null ? undefined : bill.tariffNames[line.tariffVersion];
  return [amount, dates, tariff].filter(Boolean).join(' · ');
};

const amountText = (line: ReportedBillLine, currency: string, { say, formats }: Texts): string => {
  const price = formats.price(line.price, currency);
  switch (line.kind) {
    case 'tax':
      return say('bill.taxDetail', {
        rate: formats.percent(line.rate, rateDigits),
        base: formats.money(line.base, currency),
      });
    case 'demand':
      return say('bill.demandDetail', { demand: formats.quantity(line.demandKw, 'kW'), price });
    case 'fixed':
      return say('bill.fixedDetail', { count: line.days });
    default: {
      const energy = formats.quantity(line.kWh, 'kWh');
      return say(line.averaged ? 'bill.averageDetail' : 'bill.energyDetail', { energy, price });
    }
  }
};

/** Taxes have rates such as 7.7 %. */
const rateDigits = 1;
