// Reads fixtures/counter-cases.txt; the format is told at its top.
import { readFileSync } from 'node:fs';
import { type CounterEvent, parseInstantMicros, type Reading } from '../src/index.ts';
import { buildReading, buildRow } from './build-reading.ts';

export type CounterCase = {
  name: string;
  ratedPowerW: number | null;
  readings: Reading[];
  energyKwh: (number | null)[];
  events: string[];
  /** Starts of estimated slots, `hh:mm`. */
  estimated: string[];
};

export const counterCases = (): CounterCase[] => {
  const text = readFileSync(new URL('../fixtures/counter-cases.txt', import.meta.url), 'utf8');
  return text
    .split(/^== /m)
    .slice(1)
    .map((block) => caseOf(block.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))));
};

const caseOf = ([name = '', ...lines]: string[]): CounterCase => {
  const found: CounterCase = {
    name,
    ratedPowerW: null,
    readings: [],
    energyKwh: [],
    events: [],
    estimated: [],
  };
  for (const line of lines) {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    if (word === 'rated') found.ratedPowerW = Number(rest[0]);
    else if (word === 'energy') found.energyKwh = rest.map(quantityOf);
    else if (word === 'event') found.events.push(rest.join(' '));
    else if (word === 'estimated') found.estimated = rest;
    else found.readings.push(readingOf(word, rest.join(' ')));
  }
  return found;
};

const quantityOf = (text: string | undefined): number | null =>
  text === undefined || text === '-' ? null : Number(text);

const readingOf = (clock: string, columns: string): Reading => {
  const rows = columns.split('/').map((row) => {
    const [powerW = null, importKwh = null, exportKwh = null] = row.trim().split(/\s+/).map(quantityOf);
    return buildRow({ powerW, importKwh, exportKwh });
  });
  return buildReading({ atMicros: instantOf(clock), phases: rows.slice(0, 3), net: rows[3] ?? null });
};

/** `hh:mm[:ss]` of the fixture's first day, or `d+hh:mm[:ss]` of a later one. */
const instantOf = (clock: string): number => {
  const [days, time] = clock.includes('+') ? clock.split('+') : ['0', clock];
  const micros = parseInstantMicros(`2026-01-01T${time}Z`);
  if (micros === null) throw new Error(`no clock time: ${clock}`);
  return micros + Number(days) * 86_400_000_000;
};

export const clockOf = (atMicros: number): string => {
  const sinceStart = atMicros - Date.UTC(2026, 0, 1) * 1000;
  const days = Math.floor(sinceStart / 86_400_000_000);
  const time = new Date(atMicros / 1000).toISOString().slice(11, 16);
  return days === 0 ? time : `${days}+${time}`;
};

export const eventText = ({ atMicros, register, kind, bookedMwh }: CounterEvent): string =>
  [kind, register, clockOf(atMicros), ...(bookedMwh === null ? [] : [bookedMwh / 1e6])].join(' ');
