// The quantities that any meter records over time, with their units and decimals on the screen.
import type { TextKey, Unit } from '@ohmstead/i18n';
import type { LineAxis } from '../../ui/charts/lines/line-chart-data.ts';
import type { Quantity } from './queries.ts';

export const quantities = [
  'powerW',
  'voltageV',
  'currentA',
  'frequencyHz',
  'powerFactor',
] as const satisfies readonly Quantity[];

type Look = { readonly label: TextKey; readonly unit: Unit | ''; readonly digits: number };

export const quantityLooks: Record<Quantity, Look> = {
  powerW: { label: 'quantity.powerW', unit: 'W', digits: 0 },
  voltageV: { label: 'quantity.voltageV', unit: 'V', digits: 1 },
  currentA: { label: 'quantity.currentA', unit: 'A', digits: 2 },
  frequencyHz: { label: 'quantity.frequencyHz', unit: 'Hz', digits: 2 },
  powerFactor: { label: 'quantity.powerFactor', unit: '', digits: 2 },
};

export const axisOf = (quantity: Quantity): LineAxis => {
  const { unit, digits } = quantityLooks[quantity];
  return { unit, digits, fromZero: drawnFromZero.has(quantity) };
};

/** The others tremble about a value far from zero. */
const drawnFromZero: ReadonlySet<Quantity> = new Set(['powerW', 'currentA']);
