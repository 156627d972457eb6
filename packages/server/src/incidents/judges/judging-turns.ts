// Whose turn it is to be judged: of those for whom there may be something new, whoever has waited longest comes first. So a run
// that ends before all had their turn is gone on with by the next one.
import type { JudgedSite } from './judged-sites.ts';

type Turn = {
  readonly atMs: number;
  /** Before then there is nothing new. */
  readonly restsUntilMs: number;
};

export type JudgingTurns = {
  /** What is known of others is forgotten. */
  due(all: readonly JudgedSite[], nowMs: number): JudgedSite[];
  had(one: JudgedSite, turn: Turn): void;
};

export const openJudgingTurns = (): JudgingTurns => {
  let turns = new Map<string, Turn>();
  const turnOf = (one: JudgedSite): Turn | undefined => turns.get(keyOf(one));
  return {
    due: (all, nowMs) => {
      turns = new Map(
        all.flatMap((one) => {
          const turn = turnOf(one);
          return turn ? [[keyOf(one), turn]] : [];
        }),
      );
      return all
        .filter((one) => isDue(turnOf(one), nowMs))
        .toSorted((a, b) => (turnOf(a)?.atMs ?? 0) - (turnOf(b)?.atMs ?? 0));
    },
    had: (one, turn) => turns.set(keyOf(one), turn),
  };
};

const keyOf = ({ siteId, kind }: JudgedSite): string => `${siteId} ${kind}`;

/** After a clock set back it is judged again. */
const isDue = (turn: Turn | undefined, nowMs: number): boolean =>
  turn === undefined || nowMs >= turn.restsUntilMs || nowMs < turn.atMs;
