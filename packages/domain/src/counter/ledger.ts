// From a meter's readings to register reads per quarter-hour, on counters corrected for resets, replacements, dips and
// spikes. It is a fold over the readings in order of time: each read is judged against the one before (judge.ts). A
// read that only later ones can judge waits, as do all after it, and its registers are held until then. Slots with
// waiting reads are returned provisionally, and again once decided. A replacement is a read of its own between those of
// the two meters.
// Law: any division into calls, threaded by the state and joined by mergeSlot, or restarted from a slot that was
// decided when it ended, gives the same slots, events and state.
import type { Reading } from '../reading.ts';
import { alternativesAhead, areAlternatives, chooseAhead } from './alternatives.ts';
import type { Verdict } from './counter-event.ts';
import { type CounterEvent, eventsOf } from './counter-event.ts';
import { type CounterState, newestAtOf, type RegisterRead } from './counter-state.ts';
import { type Edits, editsOf, replacementsWithin } from './edits.ts';
import { judge } from './judge.ts';
import { isWithin, type OpenSlot, registerSlotOf, type SlotFlags } from './open-slot.ts';
import type { ReadContext } from './read-context.ts';
import { mergeSlot, type RegisterSlot } from './register-slot.ts';
import { registerPowersOf, registersOf } from './registers.ts';
import type { CounterRules } from './rules.ts';
import { held } from './verdicts.ts';

export type Ledger = {
  /** In order. The first one may continue a stored slot: mergeSlot joins the two. */
  readonly slots: RegisterSlot[];
  /** The slots without the waiting reads: the slots of the next call continue these. */
  readonly settled: readonly RegisterSlot[];
  readonly events: CounterEvent[];
  /** Null until a reading has a register value. */
  readonly state: CounterState | null;
};

/** Readings come in order of time. One that is not later than the newest, or has no register values, changes nothing. */
export const ledgerOf = (
  state: CounterState | null,
  readings: readonly Reading[],
  rules: CounterRules,
): Ledger => {
  const edits = editsOf(rules.decisions);
  const pending = [...(state?.pending ?? [])];
  const ledger: Open = { state, pending, slots: [], slot: null, events: [], rules, edits };
  let newestMicros = state === null ? Number.NEGATIVE_INFINITY : newestAtOf(state);
  let before: RegisterRead | null = null;
  for (const reading of readings) {
    if (reading.atMicros <= newestMicros) continue;
    const read = readOf(reading);
    if (read === null) continue;
    // Of reads that claim one instant none is judged before all are there.
    if (before !== null && !areAlternatives(before, read)) settle(ledger);
    before = read;
    const reads = ledger.state === null ? [read] : withReplacements(edits, newestMicros, read);
    for (const next of reads) {
      newestMicros = next.atMicros;
      ledger.pending.push(next);
      if (next !== read) settle(ledger);
    }
  }
  settle(ledger);
  closeSlot(ledger);
  const settled = ledger.pending.length === 0 ? ledger.slots : [...ledger.slots];
  addProvisional(ledger);
  closeSlot(ledger);
  const threaded = ledger.state === null ? null : { ...ledger.state, pending: ledger.pending };
  return { slots: ledger.slots, settled, events: ledger.events, state: threaded };
};

type Open = {
  state: CounterState | null;
  pending: RegisterRead[];
  slots: RegisterSlot[];
  slot: OpenSlot | null;
  events: CounterEvent[];
  rules: CounterRules;
  edits: Edits;
};

const readOf = (reading: Reading): RegisterRead | null => {
  const raws = registersOf(reading);
  if (raws.every((raw) => raw === null)) return null;
  const { atMicros, claimedMicros = null } = reading;
  return { atMicros, claimedMicros, raws, powersW: registerPowersOf(reading), replacedBy: null };
};

/** At the very instant of a replacement its values stand, not what a meter sent. */
const withReplacements = (edits: Edits, afterMicros: number, read: RegisterRead): RegisterRead[] => {
  const replaced = replacementsWithin(edits, afterMicros, read.atMicros);
  return replaced.at(-1)?.atMicros === read.atMicros ? [...replaced] : [...replaced, read];
};

const settle = (ledger: Open): void => {
  for (let read = ledger.pending[0]; read !== undefined; read = ledger.pending[0]) {
    const alternatives = alternativesAhead(ledger.pending);
    if (alternatives > 1) {
      if (alternatives === ledger.pending.length) return;
      ledger.pending = chooseAhead(ledger.state, ledger.pending, ledger.rules.limits);
      continue;
    }
    const later = ledger.pending.slice(1);
    const verdicts = verdictsOf(ledger.state, contextOf(ledger, read, later), judge);
    if (verdicts === null) return;
    ledger.events.push(...eventsOf(ledger.state, read, verdicts));
    ledger.state = stateAfter(read, verdicts);
    ledger.pending = later;
    const undecided = later.length > 0 || ledger.state.registers.some((register) => register?.open != null);
    addRead(ledger, ledger.state, { undecided, estimated: verdicts.some((verdict) => verdict.estimated) });
  }
};

const contextOf = (
  { state, rules, edits }: Open,
  read: RegisterRead,
  later: readonly RegisterRead[],
): ReadContext => ({ beforeMicros: state?.atMicros ?? null, read, later, rules, edits });

/** Null as soon as one register waits for later reads. */
const verdictsOf = (
  state: CounterState | null,
  readContext: ReadContext,
  judgeOne: typeof judge,
): Verdict[] | null => {
  const known = state?.registers ?? [];
  const width = Math.max(known.length, readContext.read.raws.length);
  const verdicts: Verdict[] = [];
  for (let index = 0; index < width; index += 1) {
    const verdict = judgeOne(readContext, index, known[index] ?? null);
    if (verdict === null) return null;
    verdicts.push(verdict);
  }
  return verdicts;
};

const stateAfter = (read: RegisterRead, verdicts: readonly Verdict[]): CounterState => ({
  atMicros: read.atMicros,
  registers: verdicts.map((verdict) => verdict.next),
  pending: [],
});

const addRead = (ledger: Open, state: CounterState, { undecided, estimated }: SlotFlags): void => {
  const { slot } = ledger;
  if (slot !== null && isWithin(slot, state)) {
    slot.last = state;
    slot.undecided = undecided;
    slot.estimated ||= estimated;
    return;
  }
  closeSlot(ledger);
  ledger.slot = { first: state, last: state, undecided, estimated };
};

const closeSlot = (ledger: Open): void => {
  if (ledger.slot === null) return;
  const slot = registerSlotOf(ledger.slot);
  ledger.slot = null;
  const last = ledger.slots.at(-1);
  if (last?.slotMicros === slot.slotMicros) ledger.slots[ledger.slots.length - 1] = mergeSlot(last, slot);
  else ledger.slots.push(slot);
};

/** Adds the waiting reads as they look now, with registers in doubt held. */
const addProvisional = (ledger: Open): void => {
  const waiting = { ...ledger };
  for (let [...reads] = ledger.pending; reads.length > 0; reads = reads.slice(1)) {
    reads = chooseAhead(waiting.state, reads, ledger.rules.limits);
    const [read, ...later] = reads;
    if (read === undefined) return;
    const readContext = contextOf(waiting, read, later);
    const verdicts = verdictsOf(waiting.state, readContext, judgeOrHold);
    if (verdicts === null) return;
    waiting.state = stateAfter(read, verdicts);
    addRead(ledger, waiting.state, { undecided: true, estimated: false });
  }
};

/** Holds a register instead of waiting. Only a known register ever waits. */
const judgeOrHold: typeof judge = (readContext, index, register) =>
  judge(readContext, index, register) ??
  (register === null ? null : held(readContext, register, 'dip', 'returned'));
