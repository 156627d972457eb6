// Pure: what judgements of several counters add or take together.
import type { AuditItem } from '@ohmstead/contract';
import { withoutOwnSum } from '../without-own-sum.ts';
import { type Effect, effectOf, shownAmount } from './effect-of.ts';

type Judged = Pick<AuditItem, 'direction' | 'phase' | 'effectKwh' | 'effectAmount'>;

/** Of a direction; null of what none adds, which is said once. */
export type DirectedEffect = Pick<Effect, 'kind' | 'kWh'> & {
  readonly direction: 'import' | 'export' | null;
};

export type EffectTogether = {
  /** None where no energy is concerned. Import and export are never summed. */
  readonly effects: readonly DirectedEffect[];
  readonly amount: number | null;
};

const directions = ['import', 'export'] as const;

export const effectTogether = (items: readonly Judged[]): EffectTogether => {
  const all = directions.flatMap((direction): DirectedEffect[] => {
    const effect = effectOf({ effectKwh: energyOf(items, direction), effectAmount: null });
    return effect === null ? [] : [{ direction, kind: effect.kind, kWh: effect.kWh }];
  });
  const told = all.filter(({ kind }) => kind !== 'nothing');
  const nothing = all.slice(0, 1).map((effect) => ({ ...effect, direction: null }));
  const amount = sumOf(items.map(({ effectAmount }) => effectAmount));
  return { effects: told.length > 0 ? told : nothing, amount: shownAmount(amount) };
};

const energyOf = (items: readonly Judged[], direction: 'import' | 'export'): number | null => {
  const own = items.filter((item) => item.direction === direction && item.effectKwh !== null);
  return sumOf(withoutOwnSum(own).map(({ effectKwh }) => effectKwh));
};

/** Of those that are known; null where none is. */
const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);
