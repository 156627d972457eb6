/** From an instant to before another, in microseconds since 1970; empty when it begins where it ends, or later. */
export type MicroSpan = { readonly fromMicros: number; readonly toMicros: number };
