// In the thread: a series of values over time from the body of a request, checked.
import { AppError, invalid } from '../errors/app-error.ts';
import { readEmissions } from './read-emissions.ts';
import { readPrices } from './read-prices.ts';
import type { ReadSeries, SeriesBody, SeriesKind, SeriesOrder, SeriesReport } from './series-messages.ts';

const readers: { readonly [Kind in SeriesKind]: (body: string | object) => ReadSeries[Kind] } = {
  prices: readPrices,
  emissions: readEmissions,
};

export const readSeries = ({ kind, body }: SeriesOrder): SeriesReport => {
  try {
    return { kind: 'read', read: readers[kind](contentOf(body)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: 'wrong', code: error.code, fields: error.detail.fields ?? [] };
  }
};

/** CSV as text, JSON as what it says: its text is CSV, too. */
const contentOf = ({ type, bytes }: SeriesBody): string | object => {
  const text = new TextDecoder().decode(bytes);
  if (type === 'csv') return text;
  const value = text === '' ? {} : parseJson(text);
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) throw invalid('body', 'field_invalid');
  return value;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('body', 'field_invalid');
  }
};
