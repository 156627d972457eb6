// The counter rules once more, one register at a time and with the whole history at hand: nothing waits, nothing is kept
// small. What the engine computes in pieces has to equal this.
import type { CounterRules, Registers } from '../src/index.ts';

export type RawRead = {
  readonly at: number;
  readonly claimed: number | null;
  readonly raws: Registers;
  readonly powers: Registers;
  readonly replacedBy: Registers | null;
};

type Left = {
  raw: number;
  count: number;
  since: number;
  left: number;
  way: number;
  restart: number;
  interlude: boolean;
};

export type Register = {
  raw: number;
  count: number;
  /** The last believed read. */
  since: number;
  held: 'dip' | 'spike' | 'unknown' | null;
  left: Left[];
};

type Judged = {
  readonly register: Register;
  readonly event: string | null;
  /** Of a return: what to do with the counts since then. */
  readonly returned: { readonly to: Left; readonly over: readonly Left[]; readonly spread: number } | null;
};

const minute = 60_000_000;
const day = 1440 * minute;
const wattMicros = 3_600_000;

export const mostRise = ({ limits }: CounterRules, powerW: number, span: number): number =>
  (Math.max(limits.maxPowerW, limits.shownPowerFactor * powerW) * span) / wattMicros + 1_000_000;

type Place = {
  readonly reads: readonly RawRead[];
  readonly position: number;
  readonly index: number;
  readonly rules: CounterRules;
  readonly register: Register;
};

/** Null where only reads that have not come could decide. */
export const judgeWhole = (place: Place): Judged | null => {
  const { reads, position, index, register } = place;
  const read = reads[position] as RawRead; // It is a position in the list.
  const raw = read.raws[index];
  if (read.replacedBy !== null) return replaced(place, read);
  if (raw === undefined) return believed(register, read, {});
  if (raw === null) {
    const late = read.at - register.since > day;
    if (late) return believed(register, read, {});
    return { register: { ...register, held: register.held ?? 'unknown' }, event: null, returned: null };
  }
  const decision = decisionAt(place, read.at);
  if (decision !== undefined) return decided(place, read, raw, decision);
  if (raw > register.raw) {
    const back = returns(place, read, raw);
    if (back !== null) return back;
  }
  if (isOrdinary(place, read, raw)) {
    const left = register.left.filter(({ since }) => read.at - since <= 35 * day);
    return believed(register, read, { count: register.count + raw - register.raw, raw, left });
  }
  return outlier(place, read, raw);
};

const believed = (
  register: Register,
  read: RawRead,
  next: Partial<Register>,
  event: string | null = null,
) => ({
  register: { ...register, ...next, since: read.at, held: null },
  event,
  returned: null,
});

const decisionAt = ({ rules, index }: Place, at: number): string | undefined => {
  const step = rules.decisions.find(
    (decision) => decision.kind === 'step' && decision.atMicros === at && decision.register === index,
  );
  return step?.kind === 'step' ? step.verdict : undefined;
};

const powerOf = (read: RawRead, index: number): number => read.powers[index] ?? 0;

const isOrdinary = ({ rules, index, register }: Place, read: RawRead, raw: number): boolean =>
  raw >= register.raw &&
  raw - register.raw <= mostRise(rules, powerOf(read, index), read.at - register.since);

const overTheEnd = ({ rules, index, register }: Place, read: RawRead, raw: number): number | null => {
  const end = rules.modulusMwh;
  if (end === null || raw >= register.raw || register.raw >= end) return null;
  const rise = raw + end - register.raw;
  return rise <= mostRise(rules, powerOf(read, index), read.at - register.since) ? rise : null;
};

const heldAt = (register: Register, kind: 'dip' | 'spike', reason: string): Judged => ({
  register: { ...register, held: kind },
  event: register.held === kind ? null : `${kind} ${reason} 0`,
  returned: null,
});

const decided = (place: Place, read: RawRead, raw: number, decision: string): Judged => {
  const { register } = place;
  const fell = raw < register.raw;
  if (decision === 'hold') return heldAt(register, fell ? 'dip' : 'spike', 'decided');
  if (decision === 'skip')
    return believed(register, read, { raw, left: [] }, `${fell ? 'reset' : 'spike'} decided 0`);
  const over = overTheEnd(place, read, raw);
  const booked = over ?? (fell ? raw : raw - register.raw);
  const kind = over !== null ? 'rollover' : fell ? 'reset' : 'spike';
  const event = isOrdinary(place, read, raw) ? null : `${kind} decided ${booked}`;
  return believed(register, read, { raw, count: register.count + booked, left: [] }, event);
};

const replaced = (place: Place, read: RawRead): Judged => {
  const { index, register } = place;
  const final = read.raws[index] ?? null;
  const first = read.replacedBy?.[index] ?? null;
  if (final === null && first === null) {
    const since = register.held === null ? read.at : register.since;
    return { register: { ...register, since }, event: null, returned: null };
  }
  const rise =
    final === null ? null : final >= register.raw ? final - register.raw : overTheEnd(place, read, final);
  const next = {
    raw: first ?? final ?? register.raw,
    count: register.count + (rise ?? 0),
    left: [],
  };
  return believed(register, read, next, `replacement decided ${rise ?? 0}`);
};

const outlier = (place: Place, read: RawRead, raw: number): Judged | null => {
  const { register } = place;
  const over = believedOver(place, read, raw);
  const outcome = whatFollows(place, read, { raw, mayRollOver: over !== null });
  if (outcome === 'open') return null;
  if (outcome === 'returns') return heldAt(register, raw < register.raw ? 'dip' : 'spike', 'returned');
  if (over !== null)
    return believed(register, read, { raw, count: register.count + over }, `rollover modulus ${over}`);
  const fell = raw < register.raw;
  const back = fell ? returns(place, read, raw) : null;
  if (back !== null) return back;
  const restart = fell ? restartOf(place, read, raw) : 0;
  const kept = register.left.filter(({ since }) => read.at - since <= 35 * day);
  const entry = { ...segmentLeft(register, read, raw), count: register.count, restart, interlude: false };
  const next = { raw, count: register.count + restart, left: [...kept, entry].slice(-4) };
  const reason = !fell ? 'implausible' : restart === raw ? 'restarted' : 'unexplained';
  return believed(register, read, next, `${fell ? 'reset' : 'spike'} ${reason} ${restart}`);
};

const segmentLeft = (
  register: Register,
  read: RawRead,
  raw: number,
): Omit<Left, 'count' | 'restart' | 'interlude'> => ({
  raw: register.raw,
  since: register.since,
  left: read.at,
  way: raw - register.raw,
});

const restartOf = ({ index, register }: Place, read: RawRead, raw: number): number => {
  const span = Math.min(read.at - register.since, day);
  return raw <= (2 * powerOf(read, index) * span) / wattMicros + 100_000 ? raw : 0;
};

const seen = (place: Place, read: RawRead): number | null =>
  decisionAt(place, read.at) === 'hold' ? null : (read.raws[place.index] ?? null);

const believedOver = (place: Place, read: RawRead, raw: number): number | null => {
  const over = overTheEnd(place, read, raw);
  const next = place.reads.slice(place.position + 1).find((later) => seen(place, later) !== null);
  const nextRaw = next && seen(place, next);
  if (over === null || !next || nextRaw == null || overTheEnd(place, next, nextRaw) === null) return over;
  const most = mostRise(place.rules, powerOf(next, place.index), next.at - read.at);
  return nextRaw >= raw && nextRaw - raw <= most ? over : null;
};

const whatFollows = (
  place: Place,
  read: RawRead,
  { raw, mayRollOver }: { raw: number; mayRollOver: boolean },
): 'returns' | 'stays' | 'open' => {
  const { reads, position, register } = place;
  for (const [place0, next] of reads.slice(position + 1).entries()) {
    const nextRaw = seen(place, next);
    if (nextRaw !== null) {
      const jumped = raw - register.raw;
      const dropped = jumped <= 0 || 10 * (raw - nextRaw) >= 9 * jumped;
      const isBack =
        isOrdinary(place, next, nextRaw) || (!mayRollOver && overTheEnd(place, next, nextRaw) !== null);
      if (dropped && isBack) return 'returns';
    }
    if (next.replacedBy !== null) return 'stays';
    const reads0 = place0 + 1;
    if ((reads0 >= 3 && next.at - read.at >= 2 * minute) || reads0 >= 120) return 'stays';
  }
  return 'open';
};

const returns = (place: Place, read: RawRead, raw: number): Judged | null => {
  const { rules, index, register } = place;
  const step = raw - register.raw;
  const fits = register.left.filter(
    (one) =>
      (one.way < 0 ? step > 0 : step < 0) &&
      Math.abs(step) * 10 >= Math.abs(one.way) * 9 &&
      raw >= one.raw &&
      raw - one.raw <= mostRise(rules, powerOf(read, index), read.at - one.since) &&
      read.at - one.since <= 35 * day,
  );
  const to = fits.toSorted((a, b) => a.raw - b.raw).at(-1);
  if (to === undefined) return null;
  const place0 = register.left.indexOf(to);
  const over = register.left.slice(place0);
  const rises = register.count - to.count - over.reduce((sum, one) => sum + one.restart, 0);
  const booked = Math.max(0, raw - to.raw - rises);
  const kind = likelier(place, read, { raw, booked });
  if (kind === null) return null;
  const kept = register.left.slice(0, place0).filter(({ since }) => read.at - since <= 35 * day);
  const count = to.count + rises;
  const entry = { ...segmentLeft(register, read, raw), count, restart: 0, interlude: true };
  if (to.interlude) {
    const left = [...kept, { ...entry, restart: booked, interlude: false }].slice(-4);
    const next = { raw, count: count + booked, left };
    const taken = over.filter(({ restart }) => restart > 0);
    return {
      ...believed(register, read, next, `reset ${kind} ${booked}`),
      returned: { to, over: taken, spread: 0 },
    };
  }
  const next = { raw, count: count + booked, left: to.way > 0 ? kept : [...kept, entry].slice(-4) };
  return {
    ...believed(register, read, next, `return ${kind} ${booked}`),
    returned: { to, over, spread: booked },
  };
};

const likelier = (
  place: Place,
  read: RawRead,
  { raw, booked }: { raw: number; booked: number },
): 'back' | 'uncertain' | null => {
  const { index, register } = place;
  const span = read.at - register.since;
  const rise = raw - register.raw;
  const other = rise < 0 ? restartOf(place, read, raw) : isOrdinary(place, read, raw) ? rise : null;
  if (span <= 30 * minute || other === null || other === booked) return 'back';
  const power = read.powers[index] ?? null;
  if (power === null) return booked < other ? 'uncertain' : null;
  const reported = (power * span) / wattMicros;
  return Math.abs(booked - reported) <= Math.abs(other - reported) ? 'back' : null;
};
