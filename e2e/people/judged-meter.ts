// A meter whose counts were judged, as it would send them: yesterday a dip, and a reset after three silent hours.
import { dayMs, hourMs, minuteMs } from '@ohmstead/domain';
import { ask } from './ask.ts';
import { logIn, newPerson, register } from './person.ts';
import { uploadKeyOf } from './upload-key.ts';

export type Judged = {
  readonly token: string;
  readonly siteId: number;
  readonly meterId: number;
  /** The local day of its readings. */
  readonly date: string;
  readonly dayAfter: string;
};

const stepMs = 5 * minuteMs;
const kwhAStep = 0.05;

/** What the meter shows, by minutes since 6:00 of UTC; undefined while it is silent. */
const shownAt = (minute: number): number | undefined => {
  const step = minute / 5;
  if (minute >= 120 && minute < 135) return 4990 + step * kwhAStep;
  if (minute < 240) return 5000 + step * kwhAStep;
  return minute < 420 ? undefined : 1.2 + (step - 84) * kwhAStep;
};

const minutes = 720;

/** Each phase shows and draws as many times what the first does. */
const rowOf = (shown: number, times: number): number[] => [
  230,
  2.6 * times,
  600 * times,
  Number((shown * times).toFixed(2)),
  0,
  50,
  1,
];

type Sent = { readonly key: string; readonly fromMs: number; readonly phases: number };

const linesOf = ({ key, fromMs, phases }: Sent): string[] =>
  Array.from({ length: minutes / 5 }, (_, step) => step * 5).flatMap((minute) => {
    const shown = shownAt(minute);
    if (shown === undefined) return [];
    const time = new Date(fromMs + (minute / 5) * stepMs).toISOString();
    const Data = Array.from({ length: phases }, (_, phase) => rowOf(shown, phase + 1));
    return [JSON.stringify({ key, time, Data })];
  });

const tariffOf = (date: string) => ({
  id: 0,
  name: 'Home',
  validFrom: date,
  validTo: null,
  buying: { type: 'standard', priceMicros: 300_000 },
  feedIn: null,
  fixedCharges: [],
  demandCharge: null,
  taxes: [],
  exportCredit: false,
});

/** A new account with such a meter, of one phase or more, and a price. */
export const judgedOwner = async (origin: string, phases = 1): Promise<Judged> => {
  const person = newPerson();
  await register(origin, person);
  const token = await logIn(origin, person);
  const answerTo = async (path: string, body?: unknown) => {
    const { successful, message, data } = await ask(origin, `/api/v1/${path}`, { token, body });
    if (!successful) throw new Error(`${path}: ${message}`);
    return data;
  };
  // The contract's answers; a screen that finds nothing there fails.
  const firstOf = async (path: string) => ((await answerTo(path)) as { id: number }[])[0]?.id ?? 0;
  const [siteId, meterId] = [await firstOf('user/sitelist'), await firstOf('user/meterlist')];
  await answerTo('inverter/save', { id: meterId, name: 'House connection', ratedPowerW: 9200 });
  const midnightMs = Math.floor(Date.now() / dayMs) * dayMs - dayMs;
  const date = dateOf(midnightMs);
  await answerTo(`tariff/save/${siteId}`, tariffOf(`${date.slice(0, 4)}-01-01`));
  const key = await uploadKeyOf(origin, token);
  await upload(origin, linesOf({ key, fromMs: midnightMs + 6 * hourMs, phases }));
  return { token, siteId, meterId, date, dayAfter: dateOf(midnightMs + dayMs) };
};

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const upload = async (origin: string, lines: readonly string[]): Promise<void> => {
  const answer = await fetch(`${origin}/api/v1/sensor/uploadbatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  // The contract's envelope.
  const { data } = (await answer.json()) as { data: { accepted?: number } | null };
  if (data?.accepted !== lines.length)
    throw new Error(`not all readings were taken: ${JSON.stringify(data)}`);
};
