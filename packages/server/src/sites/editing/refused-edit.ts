/** Why an edit cannot be; thrown to end its transaction. */
export type EditRefusal =
  | 'wrongId'
  | 'demoReadOnly'
  | 'snRequired'
  | 'snUsed'
  | 'tooMany'
  | 'tooManyMeters'
  | 'onlyMeter'
  | 'partsInvalid'
  | 'partInUse';

export class RefusedEdit extends Error {
  override readonly name = 'RefusedEdit';
  readonly refusal: EditRefusal;

  /** How many there may be. */
  readonly most: number | undefined;

  constructor(refusal: EditRefusal, most?: number) {
    super(refusal);
    this.refusal = refusal;
    this.most = most;
  }
}
