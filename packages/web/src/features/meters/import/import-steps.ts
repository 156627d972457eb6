// Pure: how far an import has come, and what each change makes of it.
import type { ErrorCode, ImportOutcome, ImportOverlap, ImportPreview } from '@ohmstead/contract';
import { draftOf, type MappingDraft } from './draft/mapping-draft.ts';
import { answeredBy } from './questions/answers.ts';
import type { Opening } from './questions/openings.ts';

export type ImportSteps = {
  readonly preview: ImportPreview;
  /** Null for a file that says everything itself. */
  readonly draft: MappingDraft | null;
  /** The chosen one of several meters in such a file. */
  readonly meter: string | null;
  /** The file has several, of which the preview has named none. */
  readonly asksMeter: boolean;
  readonly answered: readonly Opening[];
  /** What a dry run found with this draft. */
  readonly checked: ImportOutcome | null;
  /** The values are right, whatever they look like. */
  readonly confirmed: boolean;
  /** The values were refused, whatever the check found. */
  readonly isDoubted: boolean;
  readonly overlap: ImportOverlap;
  /** The choice that the check has counted with. */
  readonly counted: ImportOverlap;
  readonly imported: ImportOutcome | null;
};

export type StepChange =
  | { readonly kind: 'edited'; readonly draft: MappingDraft }
  | { readonly kind: 'answered'; readonly opening: Opening; readonly draft: MappingDraft }
  | { readonly kind: 'meterChosen'; readonly meter: string }
  | { readonly kind: 'reopened'; readonly opening: Opening }
  | { readonly kind: 'confirmed'; readonly confirmed: boolean }
  | { readonly kind: 'overlapChosen'; readonly overlap: ImportOverlap }
  | { readonly kind: 'ended'; readonly outcome: ImportOutcome }
  | { readonly kind: 'failed'; readonly dryRun: boolean; readonly code: ErrorCode | null }
  | { readonly kind: 'undone'; readonly importId: number };

type Failed = Extract<StepChange, { kind: 'failed' }>;

const unfound = { checked: null, confirmed: false, isDoubted: false } as const;
const unchecked = { ...unfound, overlap: 'keep', counted: 'keep', imported: null } as const;

export const firstStep = (preview: ImportPreview, siteZone: string): ImportSteps => ({
  preview,
  draft: draftOf(preview, siteZone),
  meter: null,
  asksMeter: false,
  answered: [],
  ...unchecked,
});

export const changeSteps = (steps: ImportSteps, change: StepChange): ImportSteps => {
  switch (change.kind) {
    case 'edited':
      return withEdited(steps, change.draft);
    case 'answered':
      return withDraft(steps, change.draft, [change.opening]);
    case 'meterChosen':
      return { ...steps, ...unchecked, meter: change.meter || null };
    case 'reopened':
      return {
        ...steps,
        ...unchecked,
        answered: steps.answered.filter((opening) => opening !== change.opening),
      };
    case 'confirmed':
      return { ...steps, confirmed: change.confirmed };
    case 'overlapChosen':
      return { ...steps, overlap: change.overlap };
    case 'ended':
      return withOutcome(steps, change.outcome);
    case 'failed':
      return withFailure(steps, change);
    case 'undone':
      return {
        ...steps,
        ...unfound,
        imported: steps.imported?.importId === change.importId ? null : steps.imported,
      };
  }
};

const withOutcome = (steps: ImportSteps, outcome: ImportOutcome): ImportSteps =>
  outcome.dryRun
    ? { ...steps, ...unfound, checked: outcome, counted: steps.overlap }
    : { ...steps, imported: outcome };

/** What an import has begun to write, the check before it did not find. */
const withFailure = (steps: ImportSteps, { code, dryRun }: Failed): ImportSteps => {
  if (code === 'import_meter_unknown' && steps.draft === null) {
    return { ...steps, ...unfound, asksMeter: true };
  }
  if (dryRun) return steps;
  return code === 'import_values_doubtful'
    ? { ...steps, isDoubted: true, confirmed: false }
    : { ...steps, ...unfound };
};

/** A time in another column can be the other end of its interval. */
const withEdited = (steps: ImportSteps, draft: MappingDraft): ImportSteps => {
  const { preview, draft: before } = steps;
  const edited = withDraft(steps, draft, before ? answeredBy(preview, before, draft) : []);
  if (before?.places.time === draft.places.time) return edited;
  return { ...edited, answered: edited.answered.filter((opening) => opening !== 'stamp') };
};

/** What was found with another draft counts no longer. */
const withDraft = (steps: ImportSteps, draft: MappingDraft, answered: readonly Opening[]): ImportSteps => ({
  ...steps,
  ...unchecked,
  draft,
  answered: [...new Set([...steps.answered, ...answered])],
});
