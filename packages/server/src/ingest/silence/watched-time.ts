// The time during which meters could be heard: while the server runs, and its database takes what they send. A clock that
// jumps, or a computer that slept, makes no meter silent.

/** A span of the server's clock in which nobody could be heard. */
export type Absence = { readonly fromMicros: number; readonly toMicros: number };

export type WatchedTime = {
  /** Goes on with the server's clock since it was asked last, unless nobody could be heard. */
  pass(clockMicros: number, couldHear: boolean): void;
  at(clockMicros: number): number;
  /** How much of a span somebody could be heard in. */
  within(span: Absence): number;
  /** In order of time; those of long ago are one. */
  absences(): readonly Absence[];
  /** Those before this start. */
  remember(absences: readonly Absence[]): void;
};

/** The pause between two looks at the clock, with patience for a busy moment. */
const mostPassedMicros = 10_000_000;

export const openWatchedTime = (clockMicros: number): WatchedTime => {
  let lastMicros = clockMicros;
  let watchedMicros = clockMicros;
  let absences: readonly Absence[] = [];
  const passed = (nowMicros: number): number => {
    const micros = nowMicros - lastMicros;
    return micros < 0 || micros > mostPassedMicros ? 0 : micros;
  };
  return {
    pass: (nowMicros, couldHear) => {
      const heardMicros = couldHear ? passed(nowMicros) : 0;
      watchedMicros += heardMicros;
      if (heardMicros === 0 && nowMicros > lastMicros)
        absences = withAbsence(absences, { fromMicros: lastMicros, toMicros: nowMicros });
      lastMicros = nowMicros;
    },
    at: (nowMicros) => watchedMicros + passed(nowMicros),
    within: ({ fromMicros, toMicros }) =>
      absences.reduce(
        (micros, absence) =>
          micros -
          Math.max(0, Math.min(toMicros, absence.toMicros) - Math.max(fromMicros, absence.fromMicros)),
        Math.max(0, toMicros - fromMicros),
      ),
    absences: () => absences,
    remember: (earlier) => {
      absences = [...earlier, ...absences].reduce<readonly Absence[]>(withAbsence, []);
    },
  };
};

const mostAbsences = 100;

const withAbsence = (known: readonly Absence[], added: Absence): readonly Absence[] => {
  const last = known.at(-1);
  if (last !== undefined && last.toMicros >= added.fromMicros)
    return [...known.slice(0, -1), joined(last, added)];
  const [first, second, ...others] = [...known, added];
  if (others.length + 2 <= mostAbsences || first === undefined || second === undefined)
    return [...known, added];
  return [joined(first, second), ...others];
};

const joined = (one: Absence, other: Absence): Absence => ({
  fromMicros: Math.min(one.fromMicros, other.fromMicros),
  toMicros: Math.max(one.toMicros, other.toMicros),
});
