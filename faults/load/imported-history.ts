// Imports years of a meter as CSV, a file after the other, and takes some of them out again. What was cut short is
// undone in the next round: then none of its readings may be left.
import { type Answer, type Client, dataOf, type Noise } from '@ohmstead/bench';
import { calls } from '@ohmstead/contract';
import { readingProblems } from '../record/compare-readings.ts';
import { type SentReading, type SentRecord, type ValuesText, valuesText } from '../record/sent-readings.ts';
import { storedReadings } from '../record/stored-readings.ts';
import type { SiteMeter } from './make-site.ts';
import { openClients } from './open-clients.ts';
import type { Round, Sender } from './round.ts';
import { acceptedData, whileAsked } from './while-asked.ts';

const quarterHourMs = 900_000;
const rowsOfFile = 1500;
const firstMs = Date.UTC(2015, 0, 1);
const pauseMs = 300;
const shareUndone = 0.5;
/** A killed server’s import is in progress for the others until its lease has ended and it is taken back, in a cluster over breaks. */
const longestBusyMs = 120_000;
const header = 'time,voltage_v,current_a,power_w,import_kwh,export_kwh,frequency_hz,power_factor';

type ImportedHistory = {
  readonly meter: SiteMeter;

  readonly record: SentRecord;
  readonly chance: Noise;
};
type HistoryRow = { readonly atMs: number; readonly values: ValuesText };

const rowsOf = (file: number): HistoryRow[] =>
  Array.from({ length: rowsOfFile }, (_, step) => {
    const place = file * rowsOfFile + step;
    return {
      atMs: firstMs + place * quarterHourMs,
      values: valuesText([229.5, 4.4, 1000, place / 4, 0, 50, 1]),
    };
  });

const csvOf = (rows: readonly HistoryRow[]): string =>
  [header, ...rows.map(({ atMs, values }) => `${new Date(atMs).toISOString()},${values}`)].join('\n');

export const importedHistory = ({ meter, record, chance }: ImportedHistory): Sender => {
  const rowsOfImport = new Map<number, readonly HistoryRow[]>();
  /** The rows of the import or undo that was not answered. */
  let unanswered: readonly HistoryRow[] | null = null;
  let file = 0;
  let busySinceMs: number | null = null;

  /** Whether an import is said to be in progress; an error where that never ends. */
  const isBusy = ({ status, body }: Answer): boolean => {
    if (status !== 409 || !body.toString().includes('"import_busy"')) {
      busySinceMs = null;
      return false;
    }
    busySinceMs ??= Date.now();
    return Date.now() - busySinceMs < longestBusyMs;
  };
  const noteAll = (rows: readonly HistoryRow[], fate: SentReading['fate']): void => {
    for (const { atMs, values } of rows) record.note(meter.id, values, { fate, fromMs: atMs, toMs: atMs });
  };
  const undo = async (client: Client, importId: number, rows: readonly HistoryRow[]): Promise<boolean> => {
    const path = calls.import.undo.path.replace('{id}', String(meter.id));
    unanswered = rows;
    noteAll(rows, 'sent');
    const headers = { 'content-type': 'application/json' };
    const answer = await client.send('POST', path, { headers, body: JSON.stringify({ importId }) });
    if (isBusy(answer) || acceptedData('undoing an import', answer) === null) return false;
    noteAll(rows, 'removed');
    rowsOfImport.delete(importId);
    unanswered = null;
    return true;
  };
  /** The list does not say which file an import was of: all that are not known to be whole are taken out. */
  const settleUnanswered = async (client: Client): Promise<boolean> => {
    const path = calls.import.list.path.replace('{id}', String(meter.id));
    const answer = acceptedData('the imports', await client.send('GET', path));
    if (answer === null || unanswered === null) return false;
    const imports = calls.import.list.output.parse(answer.data);
    const rows = unanswered;
    for (const { id, state } of imports) {
      const isWhole = state === 'undone' || (rowsOfImport.has(id) && rowsOfImport.get(id) !== rows);
      if (!isWhole && !(await undo(client, id, rows))) return false;
    }
    noteAll(rows, 'removed');
    unanswered = null;
    return true;
  };
  const importFile = async (client: Client): Promise<boolean> => {
    const rows = rowsOf(file);
    file += 1;
    unanswered = rows;
    noteAll(rows, 'sent');
    const path = calls.import.history.path.replace('{id}', String(meter.id));
    const headers = { 'content-type': 'text/csv' };
    const accepted = acceptedData(
      'an import',
      await client.send('POST', path, { headers, body: csvOf(rows) }),
    );
    if (accepted === null) return false;
    const { importId, readings } = calls.import.history.output.parse(accepted.data);
    if (readings !== rows.length || importId === null)
      throw new Error(`an import of ${rows.length} answered ${readings}`);
    noteAll(rows, 'acknowledged');
    rowsOfImport.set(importId, rows);
    unanswered = null;
    return true;
  };
  const step = async (client: Client): Promise<boolean> => {
    if (unanswered !== null) return settleUnanswered(client);
    const [oldest] = rowsOfImport;
    return oldest !== undefined && chance.even() < shareUndone ? undo(client, ...oldest) : importFile(client);
  };
  return {
    name: 'imports',
    send: async (round: Round) => {
      const client = openClients(round, round.token);
      await whileAsked(round, pauseMs, () => step(client)).finally(() => client.close());
    },
    problems: async (client) => {
      const path = calls.import.list.path.replace('{id}', String(meter.id));
      dataOf(path, await client.send('GET', path));
      return readingProblems(
        record.meters().get(meter.id) ?? new Map(),
        await storedReadings(client, meter.id),
      );
    },
  };
};
