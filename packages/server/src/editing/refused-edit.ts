/** Why an edit cannot be; thrown to end its transaction. */
export type EditRefusal =
  | 'wrongId'
  | 'demoReadOnly'
  | 'snRequired'
  | 'snUsed'
  | 'tooMany'
  | 'onlyMeter'
  | 'partsInvalid'
  | 'partInUse';

export class RefusedEdit extends Error {
  override readonly name = 'RefusedEdit';
  readonly refusal: EditRefusal;

  constructor(refusal: EditRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
