// “This is normal for me”: the limit from which on the like is an incident again, a twentieth beyond the worst that was normal.
import { type IncidentKind, incidentKind } from './incident-kinds.ts';

const beyond = 0.05;
const digits = 3;

/** Null: the kind has no limit that could be moved. */
export const normalLimit = (kind: IncidentKind, worst: number | null): number | null => {
  const { side } = incidentKind(kind);
  if (side === 'fact' || worst === null) return null;
  const sign = side === 'above' ? 1 : -1;
  return roundedOutward(worst + sign * Math.abs(worst) * beyond, sign);
};

const roundedOutward = (value: number, sign: 1 | -1): number => {
  if (value === 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) + 1 - digits);
  const rounded = (sign === 1 ? Math.ceil(value / step) : Math.floor(value / step)) * step;
  return Number(rounded.toPrecision(digits + 1));
};
