// Pure: what would clear a doubt about the values, in one press.
import type { ImportMapping, ImportOutcome } from '@ohmstead/contract';
import { energyUnitOf, possibleKinds, type Unit, withEnergyUnit, withKind } from '../draft/energy-kind.ts';
import type { MappingDraft } from '../draft/mapping-draft.ts';
import { otherDateOrder } from '../questions/date-order.ts';

export type Doubt = ImportOutcome['doubts'][number];

export type Mend = { readonly draft: MappingDraft } & (
  | { readonly kind: 'interval' | 'counter' | 'dateOrder' | 'allMeters' }
  | { readonly kind: 'unit'; readonly unit: Unit; readonly instead: Unit }
);

/** Null where there is no other reading of the file. */
export const mendOf = ({ code }: Doubt, draft: MappingDraft): Mend | null => {
  switch (code) {
    case 'looksLikeIntervals':
      return { kind: 'interval', draft: withKind(draft, 'interval') };
    case 'looksLikeCounter':
      return possibleKinds(draft).includes('counter')
        ? { kind: 'counter', draft: withKind(draft, 'counter') }
        : null;
    case 'dateOrder':
      return withOtherOrder(draft);
    case 'energyTooLarge':
      return withSmallerUnit(draft);
    case 'otherMeters':
      return {
        kind: 'allMeters',
        draft: { ...draft, places: { ...draft.places, meter: null }, meter: null },
      };
  }
};

const withOtherOrder = (draft: MappingDraft): Mend | null => {
  const timeFormat: ImportMapping['time']['format'] | null = otherDateOrder(draft.timeFormat);
  return timeFormat && { kind: 'dateOrder', draft: { ...draft, timeFormat } };
};

const smaller: Partial<Record<Unit, Unit>> = { MWh: 'kWh', kWh: 'Wh', kW: 'W' };

const withSmallerUnit = (draft: MappingDraft): Mend | null => {
  const instead = energyUnitOf(draft);
  const unit = instead && smaller[instead];
  return unit ? { kind: 'unit', unit, instead, draft: withEnergyUnit(draft, unit) } : null;
};
