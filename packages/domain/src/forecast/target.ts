/** How the month will probably end compared with the owner's consumption target. */
export type TargetVerdict = {
  readonly kind: 'within' | 'near' | 'exceeded';
  /** Expected minus target; negative below it. */
  readonly overMwh: number;
};

export type Expected = { readonly low: number; readonly expected: number; readonly high: number };

/** `near`: the target lies within the band, so it may still go either way. */
export const targetVerdict = ({ low, expected, high }: Expected, targetMwh: number): TargetVerdict => ({
  kind: high <= targetMwh ? 'within' : low > targetMwh ? 'exceeded' : 'near',
  overMwh: expected - targetMwh,
});
