// Pure: the rows of what changed, in words.
import type { RejudgedBill, RejudgedMonth, RejudgedSite } from '@ohmstead/contract';
import { monthAfter } from '@ohmstead/domain';
import { calendarFormatsOf, type TextKey, wordJoiner } from '@ohmstead/i18n';
import { spanName } from '../../model/dates/date-names.ts';
import type { Texts } from '../../texts/use-texts.ts';

export type RejudgedRow = {
  readonly key: string;
  readonly name: string;
  /** Which figure of it; of a bill there is one. */
  readonly figure: string | null;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  /** Whose audit lists say why. */
  readonly causes: RejudgedSite['meters'];
  /** Its days; `to` is the day after the last. */
  readonly dates: { readonly from: string; readonly to: string };
};

const figureNames: Record<RejudgedMonth['figure'], TextKey> = {
  imported: 'energy.import',
  exported: 'energy.export',
  yielded: 'energy.yield',
  consumed: 'energy.consumption',
};

/** Of kWh: the finest step that counts as a difference is 0.001. */
const digits = 3;

export const monthRows = ({ months, meters }: RejudgedSite, { say, formats, lang }: Texts): RejudgedRow[] =>
  months.map(({ month, figure, beforeKwh, afterKwh, causes }) => {
    const write = (kwh: number | null) => formats.number(kwh, digits);
    return {
      key: `${month} ${figure}`,
      name: calendarFormatsOf(lang).month(`${month}-01`),
      figure: say(figureNames[figure]),
      ...inWords(beforeKwh, afterKwh, write),
      causes: causesOf(causes, meters),
      dates: { from: `${month}-01`, to: `${monthAfter(month)}-01` },
    };
  });

export const billRows = ({ bills, meters }: RejudgedSite, { formats, lang }: Texts): RejudgedRow[] =>
  bills.map(({ from, to, currency, before, after, causes }: RejudgedBill) => ({
    key: from,
    name: spanName(from, to, lang),
    figure: null,
    ...inWords(before, after, (amount) => formats.money(amount, currency)),
    causes: causesOf(causes, meters),
    dates: { from, to },
  }));

type InWords = Pick<RejudgedRow, 'before' | 'after' | 'difference'>;

const inWords = (
  before: number | null,
  after: number | null,
  write: (value: number | null) => string,
): InWords => {
  const difference = before === null || after === null ? null : after - before;
  const sign = difference !== null && difference > 0 ? `+${wordJoiner}` : '';
  return { before: write(before), after: write(after), difference: sign + write(difference) };
};

/** Where the cause is no longer known, it is with one of those whose counts were judged anew. */
const causesOf = (causes: readonly number[], meters: RejudgedSite['meters']): RejudgedSite['meters'] => {
  const known = meters.filter(({ id }) => causes.includes(id));
  return known.length > 0 ? known : meters;
};
