// When meters fall silent: each waits in the second in which its patience would end, as far as is known. Whoever was heard
// since moves on to a later second when that one comes, so that hearing a meter costs next to nothing.

/** All times are in microseconds of the watch: the server's own absences are left out. */
export type Patience = {
  readonly meterId: number;
  /** When it was heard last. */
  heardMicros: number;
  /** The same by the server's clock. */
  arrivedMicros: number;
  /** Null: its silence is no incident. */
  limitMicros: number | null;
  isSilent: boolean;
};

export type SilenceWheel = {
  of(meterId: number): Patience | undefined;
  /** Those that are silent. */
  silent(): Patience[];
  /** Takes the place of what was known of the meter. */
  put(patience: Patience): void;
  /** Those whose patience has ended by then, once each. */
  due(nowMicros: number): Patience[];
};

const secondMicros = 1_000_000;

export const openSilenceWheel = (nowMicros: number): SilenceWheel => {
  const known = new Map<number, Patience>();
  const seconds = new Map<number, Patience[]>();
  let turned = Math.floor(nowMicros / secondMicros);

  const wait = (patience: Patience): void => {
    const { heardMicros, limitMicros, isSilent } = patience;
    if (limitMicros === null || isSilent) return;
    const second = Math.max(Math.ceil((heardMicros + limitMicros) / secondMicros), turned + 1);
    const others = seconds.get(second);
    if (others) others.push(patience);
    else seconds.set(second, [patience]);
  };

  const turn = (second: number, nowMicros: number): Patience[] => {
    const waiting = seconds.get(second) ?? [];
    seconds.delete(second);
    return waiting.filter((patience) => {
      const { meterId, heardMicros, limitMicros, isSilent } = patience;
      if (known.get(meterId) !== patience || limitMicros === null || isSilent) return false;
      if (heardMicros + limitMicros <= nowMicros) return true;
      wait(patience);
      return false;
    });
  };

  return {
    of: (meterId) => known.get(meterId),
    silent: () => [...known.values()].filter(({ isSilent }) => isSilent),
    put: (patience) => {
      known.set(patience.meterId, patience);
      wait(patience);
    },
    due: (nowMicros) => {
      const last = Math.floor(nowMicros / secondMicros);
      const found: Patience[] = [];
      while (turned < last) {
        turned += 1;
        found.push(...turn(turned, nowMicros));
      }
      return found;
    },
  };
};
