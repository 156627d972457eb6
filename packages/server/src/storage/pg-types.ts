// Reads PostgreSQL's 64-bit integers as numbers (ids and mWh counts stay below 2^53) and number arrays fast.
import pg from 'pg';

const int8 = 20;
const int8Array = 1016;
const float8Array = 1022;

const numbers = (text: string): (number | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((part) => (part === 'NULL' ? null : Number(part)));

export const numberTypes = (): pg.CustomTypesConfig => {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(int8Array, numbers);
  types.setTypeParser(float8Array, numbers);
  return types;
};
