// Reads and checks a series of values over time from the body of a request; it runs in a thread.
import { type Outcome, refuseField } from '../errors/outcome.ts';
import { readEmissions } from './read-emissions.ts';
import { readPrices } from './read-prices.ts';
import type { ReadSeries, SeriesBody, SeriesKind, SeriesOrder } from './series-messages.ts';

const readers: { readonly [Kind in SeriesKind]: (body: string | object) => Outcome<ReadSeries[Kind]> } = {
  prices: readPrices,
  emissions: readEmissions,
};

export const readSeries = ({ kind, body }: SeriesOrder): Outcome<ReadSeries[SeriesKind]> => {
  const content = contentOf(body);
  if (content === null) return refuseField('body', 'field_invalid');
  return readers[kind](content);
};

/** CSV as text, JSON as its value: a JSON string holds CSV, too. Null for anything else. */
const contentOf = ({ type, bytes }: SeriesBody): string | object | null => {
  const text = new TextDecoder().decode(bytes);
  if (type === 'csv') return text;
  const value = text === '' ? {} : parseJson(text);
  return typeof value === 'string' || typeof value === 'object' ? value : null;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
