// Pure: a line of a bill in words, wherever it is shown.
import type { ReportedBillLine } from '@ohmstead/contract';
import type { Band, BillLineKind, Season } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import type { Texts } from '../../texts/use-texts.ts';

export const lineTexts: Record<BillLineKind, TextKey> = {
  energy: 'bill.line.energy',
  exportCredit: 'bill.line.exportCredit',
  fixed: 'bill.line.fixed',
  demand: 'bill.line.demand',
  feedIn: 'bill.line.feedIn',
  selfUse: 'bill.line.selfUse',
  storedImport: 'bill.line.storedImport',
  tax: 'bill.line.tax',
};

export const bandTexts: Record<Band, TextKey> = {
  peak: 'bill.band.peak',
  standard: 'bill.band.standard',
  offPeak: 'bill.band.offPeak',
};

const seasonTexts: Record<Season, TextKey> = {
  summer: 'bill.season.summer',
  winter: 'bill.season.winter',
};

type NamedLine = Pick<ReportedBillLine, 'kind' | 'name' | 'band' | 'season' | 'tier'>;

/** Such as "Energy · Peak · Summer · Tier 2". */
export const lineName = ({ kind, name, band, season, tier }: NamedLine, say: Texts['say']): string =>
  [
    name || say(lineTexts[kind]),
    band && say(bandTexts[band]),
    season && say(seasonTexts[season]),
    tier !== null && say('bill.tier', { tier }),
  ]
    .filter(Boolean)
    .join(' · ');

/** How the amount came about; null where that is not known. */
export const lineFormula = (
  line: ReportedBillLine,
  currency: string,
  { say, formats }: Pick<Texts, 'say' | 'formats'>,
): string | null => {
  const price = formats.price(line.price, currency);
  switch (line.kind) {
    case 'tax': {
      if (line.rate === null) return null;
      const base = formats.money(line.base, currency);
      return say('bill.taxDetail', { rate: formats.rate(line.rate), base });
    }
    case 'demand':
      if (line.demandKw === null) return null;
      return say('bill.demandDetail', { demand: formats.quantity(line.demandKw, 'kW'), price });
    case 'fixed':
      return say('bill.fixedDetail', { count: line.days });
    default: {
      if (line.kWh === null) return null;
      const energy = formats.quantity(line.kWh, 'kWh');
      return say(line.averaged ? 'bill.averageDetail' : 'bill.energyDetail', { energy, price });
    }
  }
};
