// What the engine makes of a case of the corpora, in the words in which the case says what is right.
import {
  askingEvents,
  type CounterEvent,
  energyBetween,
  type Ledger,
  ledgerOf,
  quarterHourMicros,
  type RegisterSlot,
  returnedSpansOf,
  withReturns,
} from '../src/index.ts';
import { type CounterCase, clockOf, counterCases, eventText } from './counter-corpus.ts';

export type Outcome = Partial<
  Pick<CounterCase, 'energyKwh' | 'slots' | 'events' | 'estimated' | 'judged' | 'asks'>
>;

/** Names of the cases of all corpora that come out otherwise than they say. */
export const failingCases = (): string[] => [
  ...failingOf(counterCases('counter'), ownOutcome),
  ...failingOf(counterCases('counter-elsewhere'), elsewhereOutcome),
  ...failingOf(counterCases('counter-public'), publicOutcome),
];

const failingOf = (cases: readonly CounterCase[], outcomeOf: (one: CounterCase) => Outcome): string[] =>
  cases.filter((one) => !isAsSaid(one, outcomeOf(one))).map(({ name }) => name);

const isAsSaid = (said: CounterCase, outcome: Outcome): boolean =>
  Object.entries(outcome).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(said[name as keyof Outcome]),
  );

export const ownOutcome = (one: CounterCase): Outcome => {
  const ledger = judged(one);
  const slots = finalSlots(ledger);
  return {
    energyKwh: energyOf(slots),
    events: ledger.events.map(eventText),
    estimated: slots.filter(({ estimated }) => estimated).map(({ slotMicros }) => clockOf(slotMicros)),
    slots: one.slots.map(({ fromMicros }) => ({
      fromMicros,
      energyKwh: energyBetween(slots, fromMicros, fromMicros + quarterHourMicros).energyMwh.map(kwhOf),
    })),
  };
};

/** Only the registers that the case speaks of; those that the meter never showed are unknown. */
export const elsewhereOutcome = (one: CounterCase): Outcome => {
  const energyKwh = energyOf(finalSlots(judged(one)));
  return { energyKwh: one.energyKwh.map((_, register) => energyKwh[register] ?? null) };
};

export const publicOutcome = (one: CounterCase): Outcome => {
  const ledger = judged(one);
  return {
    energyKwh: energyOf(finalSlots(ledger)),
    judged: registersOf(ledger.events.filter(({ kind }) => kind !== 'gap' && kind !== 'rollover')),
    asks: registersOf(askingOf(ledger)),
  };
};

const judged = ({ readings, rules }: CounterCase): Ledger => {
  const byInstant = new Map(readings.map((reading) => [reading.atMicros, reading]));
  const inOrder = [...byInstant.values()].sort((a, b) => a.atMicros - b.atMicros);
  return ledgerOf(null, inOrder, rules);
};

const finalSlots = ({ slots, events }: Ledger): RegisterSlot[] => withReturns(slots, returnedSpansOf(events));

const energyOf = (slots: readonly RegisterSlot[]): (number | null)[] =>
  (slots.at(-1)?.lastCounts ?? []).map((count, register) =>
    kwhOf(count === null ? null : count - (slots[0]?.firstCounts[register] ?? 0)),
  );

const kwhOf = (mwh: number | null): number | null => (mwh === null ? null : mwh / 1e6);

const registersOf = (events: readonly CounterEvent[]): number[] =>
  [...new Set(events.map(({ register }) => register))].sort((a, b) => a - b);

/** What came back has answered itself. */
const askingOf = ({ events }: Ledger): CounterEvent[] => {
  const taken = new Set(
    returnedSpansOf(events).flatMap(({ register, takesBack }) =>
      takesBack.map(({ fromMicros }) => `${register} ${fromMicros}`),
    ),
  );
  const shown = events.filter(({ register, atMicros }) => !taken.has(`${register} ${atMicros}`));
  const silences = new Map(
    events.flatMap(({ kind, atMicros, sinceMicros }) =>
      kind === 'gap' ? [[atMicros, atMicros - sinceMicros] as const] : [],
    ),
  );
  return askingEvents(shown, {
    isSeam: () => false,
    silenceBefore: ({ sinceMicros }) => silences.get(sinceMicros) ?? 0,
  });
};
