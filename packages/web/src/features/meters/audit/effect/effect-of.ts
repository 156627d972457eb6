// Pure: what a judgement adds to the energy counted or takes from it, as it is worded.
import type { AuditItem } from '@ohmstead/contract';

export type Effect = {
  readonly kind: 'adds' | 'takes' | 'nothing';
  /** Without sign. */
  readonly kWh: number;
  /** What is to pay more (+) or less (−); null where that is unknown or rounds to nothing. */
  readonly amount: number | null;
};

/** Half of what a figure shows at least. */
const leastShown = 0.005;

/** Null where no energy is concerned. */
export const effectOf = ({ effectKwh, effectAmount }: Pick<AuditItem, 'effectKwh' | 'effectAmount'>) => {
  if (effectKwh === null) return null;
  return {
    kind: kindOf(effectKwh),
    kWh: Math.abs(effectKwh),
    amount: shownAmount(effectAmount),
  } satisfies Effect;
};

/** Null of what rounds to nothing. */
export const shownAmount = (amount: number | null): number | null =>
  amount !== null && Math.abs(amount) >= leastShown ? amount : null;

const kindOf = (kWh: number): Effect['kind'] => {
  if (Math.abs(kWh) < leastShown) return 'nothing';
  return kWh > 0 ? 'adds' : 'takes';
};

/** At whose end the counter is where it was, or began anew. */
export const isEmptyGap = ({ spread }: Pick<AuditItem, 'spread'>): boolean =>
  spread?.importKwh === 0 && !spread.exportKwh;
