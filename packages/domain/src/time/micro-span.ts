/** A half-open span [from, to) in microseconds since 1970; it is empty when it does not begin before it ends. */
export type MicroSpan = { readonly fromMicros: number; readonly toMicros: number };
