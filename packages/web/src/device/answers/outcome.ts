// What can come of a question to a device.

export type DeviceFailure =
  /** The phone is in no network. */
  | { readonly kind: 'noNetwork' }
  /** No answer in time. */
  | { readonly kind: 'unreachable' }
  /** It has not measured anything yet. */
  | { readonly kind: 'notReady' }
  /** `refused`: the login given was wrong. */
  | { readonly kind: 'loginNeeded'; readonly refused: boolean }
  /** After too many wrong logins. */
  | { readonly kind: 'locked'; readonly untilMs: number }
  /** Something answered, but not as a meter of a known version does. */
  | { readonly kind: 'notUnderstood' }
  /** The device said no, in words of its own if it had any. */
  | { readonly kind: 'refused'; readonly message: string };

export type Outcome<Value> = { readonly kind: 'answer'; readonly value: Value } | DeviceFailure;

export const answered = <Value>(value: Value): Outcome<Value> => ({ kind: 'answer', value });

/** What comes of an outcome's value; a failure stays as it is. */
export const andThen = <Value, Next>(
  outcome: Outcome<Value>,
  next: (value: Value) => Outcome<Next>,
): Outcome<Next> => (outcome.kind === 'answer' ? next(outcome.value) : outcome);
