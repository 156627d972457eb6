// Computes what any number of strangers may ask for once in some seconds.

import { BoundedMap } from '../../collections/bounded-map.ts';
import { isRefused } from '../../errors/outcome.ts';

const heldForMs = 5_000;
const heldMost = 500;

type Held = { readonly answer: Promise<unknown>; readonly untilMs: number };

export type HeldAnswers = <Answer>(
  key: string,
  nowMs: number,
  ask: () => Promise<Answer>,
  mayHold?: (answer: Answer) => boolean,
) => Promise<Answer>;

export const holdAnswers = (): HeldAnswers => {
  const held = new BoundedMap<string, Held>(heldMost);
  return (key, nowMs, ask, mayHold = (answer) => !isRefused(answer)) => {
    const known = held.get(key);
    // A key names the call, so what is held under it is that call's answer.
    if (known && nowMs < known.untilMs) return known.answer as ReturnType<typeof ask>;
    const answer = ask();
    held.set(key, { answer, untilMs: nowMs + heldForMs });
    // The next one asks again after a refusal or a failure, or where not all was computed.
    const drop = () => held.set(key, { answer, untilMs: nowMs });
    answer.then((found) => mayHold(found) || drop(), drop);
    return answer;
  };
};
