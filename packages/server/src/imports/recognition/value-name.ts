// What the name of a column says that its numbers are.
import { obisOf } from './obis.ts';
import { says } from './says.ts';
import { isOtherUnit, type Unit, unitOfText } from './unit-name.ts';

export type Direction = 'import' | 'export' | 'net';
export type Kind = 'count' | 'interval';
export type Family = 'energy' | 'power' | 'voltage' | 'current' | 'frequency' | 'powerFactor';

export type NamedValue = {
  readonly family: Family;
  /** Null where the name does not say it. */
  readonly direction: Direction | null;
  /** The direction depends on who speaks: the customer or the grid. */
  readonly isDirectionUnclear: boolean;
  readonly kind: Kind | null;
  readonly unit: Unit | null;
  /** Of a net value: which side is positive, where its name speaks of export at all. */
  readonly exportSign: 'positive' | 'negative' | null;
  /** It is one of several tariffs or phases, whose sum is meant. */
  readonly isPart: boolean;
  readonly isTotal: boolean;
  /** It is of the grid, and not of a house or a solar system beside it. */
  readonly isOfGrid: boolean;
};

/** "other" is something that no import reads; null says nothing at all. */
export const valueOfName = (name: string): NamedValue | 'other' | null => {
  const obis = obisOf(name);
  if (obis?.family === 'other') return 'other';
  const unit = unitOfText(name);
  if (obis !== null) {
    const isPart = obis.tariff > 0;
    const isTotal = !isPart;
    return { ...obis, isDirectionUnclear: false, exportSign: null, unit, isPart, isTotal, isOfGrid: true };
  }
  if (says(name, 'other') || isOtherUnit(name)) return 'other';
  const family = familyOfUnit(name, unit) ?? familyOfName(name);
  if (family === null) return null;
  return {
    family,
    ...directionOf(name),
    exportSign: exportSignOf(name),
    kind: kindOf(name),
    unit,
    isPart: part.test(name),
    isTotal: says(name, 'total'),
    isOfGrid: says(name, 'grid'),
  };
};

const part =
  /(?:^|[^a-z0-9])(?:t|l|p|tarif?f?[ _]?|phase[ _]?)[1-6](?![0-9])|(?:^|[^a-z])(?:hc|hp|ht|nt|peak|off-?peak|low|high|normaa?l|dal|hoog|laag|day|night|tag|nacht)(?![a-z])|[a-z][_ ][1-4]$/i;

const familyOfUnit = (name: string, unit: Unit | null): Family | null => {
  switch (unit) {
    case 'kWh':
    case 'Wh':
    case 'MWh':
      return 'energy';
    case 'kW':
    case 'W':
      return 'power';
    case 'V':
    case 'mV':
      return 'voltage';
    case 'A':
    case 'mA':
      return 'current';
    case 'Hz':
      return 'frequency';
    default:
      return says(name, 'powerFactor') ? 'powerFactor' : null;
  }
};

const plusOrMinus = (name: string): Direction | null => {
  if (/(?:^|[^a-z])a\+|\+a(?![a-z])/i.test(name)) return 'import';
  return /(?:^|[^a-z])a-(?![a-z0-9])|(?:^|[^a-z0-9])-a(?![a-z])/i.test(name) ? 'export' : null;
};

const isEnergyName = (name: string): boolean =>
  plusOrMinus(name) !== null ||
  (['import', 'export', 'net', 'count', 'unclearDirection'] as const).some((concept) => says(name, concept));

const familyOfName = (name: string): Family | null => {
  for (const family of ['powerFactor', 'frequency', 'voltage', 'energy', 'power'] as const)
    if (says(name, family)) return family;
  if (isEnergyName(name)) return 'energy';
  return says(name, 'current') ? 'current' : null;
};

const directionOf = (name: string): Pick<NamedValue, 'direction' | 'isDirectionUnclear'> => {
  const sure =
    plusOrMinus(name) ?? (['net', 'export', 'import'] as const).find((one) => says(name, one)) ?? null;
  if (sure !== null) return { direction: sure, isDirectionUnclear: false };
  if (!says(name, 'unclearDirection')) return { direction: null, isDirectionUnclear: true };
  return { direction: says(name, 'production') ? 'export' : 'import', isDirectionUnclear: true };
};

/** "Net export" is positive for export, "net (import − export)" is not. What is named first is. */
const exportSignOf = (name: string): NamedValue['exportSign'] => {
  if (!says(name, 'net') || !says(name, 'export')) return null;
  const [first = ''] = name.split(/[-−–/,]|minus/i, 1);
  return says(first, 'import') ? 'negative' : 'positive';
};

const kindOf = (name: string): Kind | null => {
  const isCount = says(name, 'count');
  if (isCount === says(name, 'interval')) return null;
  return isCount ? 'count' : 'interval';
};
