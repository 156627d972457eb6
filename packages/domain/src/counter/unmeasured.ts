// The time of a span that is not plainly measured.
export const unmeasuredCauses = ['item', 'valueMissing', 'undecided', 'unreported'] as const;
export type UnmeasuredCause = (typeof unmeasuredCauses)[number];
