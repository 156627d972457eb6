// Reads fixtures/counter/*.txt and fixtures/counter-public/*.txt; format.md in the first folder describes their format.
import { readdirSync, readFileSync } from 'node:fs';
import {
  type CounterDecision,
  type CounterEvent,
  type CounterRules,
  counterRulesOf,
  parseInstantMicros,
  type Reading,
  type Registers,
  type StepVerdict,
  stepVerdicts,
} from '../src/index.ts';
import { buildReading, buildRow } from './build-reading.ts';

type SlotCase = { fromMicros: number; energyKwh: (number | null)[] };

export type CounterCase = {
  name: string;
  file: string;
  comments: number;
  rules: CounterRules;
  /** The readings in the order of arrival. */
  readings: Reading[];
  energyKwh: (number | null)[];
  slots: SlotCase[];
  events: string[];
  /** Starts of estimated slots. */
  estimated: string[];
  /** The address of the public text that the case is from, or `own`. */
  source: string | null;
  excerpt: string | null;
  /** Registers of which the audit lists a judgement, and of these those it asks about. */
  judged: number[];
  asks: number[];
};

/**
 * `counter` holds our own cases, `counter-elsewhere` those that other systems had to judge, `counter-public` what their
 * meters showed, each with the text it is from.
 */
export const counterCases = (
  name: 'counter' | 'counter-elsewhere' | 'counter-public' = 'counter',
): CounterCase[] => {
  const folder = new URL(`../fixtures/${name}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => casesOfFile(folder, file));
};

const casesOfFile = (folder: URL, file: string): CounterCase[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split(/^== /m)
    .slice(1)
    .map((block) =>
      caseOf(
        file,
        block.split('\n').filter((line) => line.trim() !== ''),
      ),
    );

const caseOf = (file: string, [name = '', ...lines]: string[]): CounterCase => {
  const decisions: CounterDecision[] = [];
  const rules = { rated: null as number | null, modulus: null as number | null };
  const found: Omit<CounterCase, 'name' | 'file' | 'comments' | 'rules'> = {
    readings: [],
    energyKwh: [],
    slots: [],
    events: [],
    estimated: [],
    source: null,
    excerpt: null,
    judged: [],
    asks: [],
  };
  for (const line of lines) {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    if (word.startsWith('#')) continue;
    if (word === 'rated') rules.rated = Number(rest[0]);
    else if (word === 'modulus') rules.modulus = Number(rest[0]) * 1e6;
    else if (word === 'decide') decisions.push(stepOf(rest));
    else if (word === 'replace') decisions.push(replacementOf(rest));
    else if (word === 'energy') found.energyKwh = rest.map(quantityOf);
    else if (word === 'slot') found.slots.push(slotOf(rest));
    else if (word === 'event') found.events.push(rest.join(' '));
    else if (word === 'estimated') found.estimated = rest;
    else if (word === 'source') found.source = rest.join(' ');
    else if (word === 'excerpt') found.excerpt = rest.join(' ');
    else if (word === 'judged') found.judged = rest.map(Number);
    else if (word === 'asks') found.asks = rest.map(Number);
    else found.readings.push(...readingsOf(word, rest));
  }
  const comments = lines.filter((line) => line.startsWith('#')).length;
  const counterRules = counterRulesOf(rules.rated, { modulusMwh: rules.modulus, decisions });
  return { name, file, comments, rules: counterRules, ...found };
};

const stepOf = ([clock = '', register = '', word = '']: string[]): CounterDecision => {
  const verdict = stepVerdicts.find((one): one is StepVerdict => one === word);
  if (verdict === undefined)
    throw new Error(`A decision must be one of ${stepVerdicts.join(', ')}, not ${word}.`);
  return { kind: 'step', atMicros: instantOf(clock), register: Number(register), verdict };
};

const replacementOf = ([clock = '', ...words]: string[]): CounterDecision => {
  const first = words.indexOf('first');
  return {
    kind: 'replacement',
    atMicros: instantOf(clock),
    finalMwh: countsOf(words.slice(words.indexOf('final') + 1, first)),
    firstMwh: countsOf(words.slice(first + 1)),
  };
};

const countsOf = (words: string[]): Registers =>
  words.map(quantityOf).map((kwh) => (kwh === null ? null : Math.round(kwh * 1e6)));

const slotOf = ([clock = '', ...energy]: string[]): SlotCase => ({
  fromMicros: instantOf(clock),
  energyKwh: energy.map(quantityOf),
});

const quantityOf = (text: string | undefined): number | null =>
  text === undefined || text === '-' ? null : Number(text);

const readingsOf = (clock: string, [first = '', ...rest]: string[]): Reading[] => {
  const [at = '', claimed] = clock.split('=');
  const claim = claimed === undefined ? {} : { claimedMicros: instantOf(claimed) };
  const [, count, step] = /^x(\d+)\/(\d+[smhd])$/.exec(first) ?? [];
  if (count === undefined) return [{ ...readingOf(instantOf(at), [first, ...rest].join(' '), 0), ...claim }];
  return Array.from({ length: Number(count) }, (_, turn) =>
    readingOf(instantOf(at) + turn * stepMicros(step), rest.join(' '), turn),
  );
};

const unitMicros: Record<string, number> = { s: 1e6, m: 6e7, h: 3.6e9, d: 8.64e10 };

const stepMicros = (step = ''): number => Number(step.slice(0, -1)) * (unitMicros[step.slice(-1)] ?? 0);

const readingOf = (atMicros: number, columns: string, turn: number): Reading => {
  const rows = columns.split('/').map((row) => {
    const words = row.trim().split(/\s+/);
    const [powerW = null, importKwh = null, exportKwh = null] = words.map((word) => risen(word, turn));
    return buildRow({ powerW, importKwh, exportKwh });
  });
  return buildReading({ atMicros, phases: rows.slice(0, 3), net: rows[3] ?? null });
};

/** `100+0.05` is 100 at first and 0.05 more each turn. */
const risen = (word: string, turn: number): number | null => {
  const [first, rise = '0'] = word.split('+');
  const quantity = quantityOf(first);
  return quantity === null ? null : Number((quantity + turn * Number(rise)).toFixed(6));
};

/** `hh:mm[:ss[.ffffff]]` of 1 January 2026, UTC; `d+hh:mm` of a later day; or an ISO instant with its offset. */
const instantOf = (clock: string): number => {
  const [days, time] = /^\d+\+/.test(clock) ? clock.split('+') : ['0', clock];
  const micros = parseInstantMicros(clock.includes('T') ? clock : `2026-01-01T${time}Z`);
  if (micros === null) throw new Error(`This is not a time of the form hh:mm[:ss]: ${clock}`);
  return micros + (clock.includes('T') ? 0 : Number(days) * 86_400_000_000);
};

export const clockOf = (atMicros: number): string => {
  const sinceStart = atMicros - Date.UTC(2026, 0, 1) * 1000;
  const days = Math.floor(sinceStart / 86_400_000_000);
  const time = new Date(atMicros / 1000).toISOString().slice(11, 16);
  return days === 0 ? time : `${days}+${time}`;
};

export const eventText = ({ atMicros, register, kind, bookedMwh }: CounterEvent): string =>
  [kind, register, clockOf(atMicros), ...(bookedMwh === null ? [] : [bookedMwh / 1e6])].join(' ');
