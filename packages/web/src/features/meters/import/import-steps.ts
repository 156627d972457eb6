// Pure: how far an import has come, and what may be done next.
import type { ImportOutcome, ImportOverlap, ImportPreview } from '@ohmstead/contract';
import { lackOf, mappingOf } from './draft/draft-mapping.ts';
import { draftOf, type MappingDraft } from './draft/mapping-draft.ts';
import { answeredBy } from './questions/answers.ts';
import { type Opening, unanswered } from './questions/openings.ts';

export type ImportSteps = {
  readonly preview: ImportPreview;
  /** Null for a file that says everything itself. */
  readonly draft: MappingDraft | null;
  /** The chosen one of several meters in such a file. */
  readonly meter: string | null;
  readonly answered: readonly Opening[];
  /** What a dry run found with this draft. */
  readonly checked: ImportOutcome | null;
  /** The values are right, whatever they look like. */
  readonly confirmed: boolean;
  readonly overlap: ImportOverlap;
  readonly imported: ImportOutcome | null;
};

export type StepChange =
  | { readonly kind: 'edited'; readonly draft: MappingDraft }
  | { readonly kind: 'answered'; readonly opening: Opening; readonly draft: MappingDraft }
  | { readonly kind: 'meterChosen'; readonly meter: string }
  | { readonly kind: 'reopened'; readonly opening: Opening }
  | { readonly kind: 'confirmed'; readonly confirmed: boolean }
  | { readonly kind: 'overlapChosen'; readonly overlap: ImportOverlap }
  | { readonly kind: 'ended'; readonly outcome: ImportOutcome };

const unchecked = { checked: null, confirmed: false, overlap: 'keep', imported: null } as const;

export const firstStep = (preview: ImportPreview, siteZone: string): ImportSteps => ({
  preview,
  draft: draftOf(preview, siteZone),
  meter: null,
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
      return { ...steps, ...unchecked, meter: change.meter };
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
      return change.outcome.dryRun
        ? { ...steps, ...unchecked, checked: change.outcome }
        : { ...steps, imported: change.outcome };
  }
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

export const openQuestions = ({ preview, draft, answered, meter }: ImportSteps): Opening[] => {
  if (draft !== null) return unanswered({ preview, draft, answered });
  return preview.open.includes('meter') && meter === null ? ['meter'] : [];
};

/** The columns of a recognised file are not shown unasked, and others only after its questions. */
export const startsFolded = (steps: ImportSteps): boolean => {
  const open = openQuestions(steps);
  return steps.preview.layout !== null || steps.preview.open.some((opening) => open.includes(opening));
};

/** No rows of readings were found. */
export const isNoTable = ({ preview, draft }: ImportSteps): boolean =>
  draft === null && preview.layout === null;

export const canCheck = (steps: ImportSteps): boolean =>
  !isNoTable(steps) &&
  openQuestions(steps).length === 0 &&
  (steps.draft === null || lackOf(steps.draft) === null);

/** Values that contradict their meaning stop the import until somebody has said that they are right. */
export const canImport = (steps: ImportSteps): boolean =>
  canCheck(steps) && steps.checked !== null && (steps.checked.doubts.length === 0 || steps.confirmed);

export type Stage = 'questions' | 'columns' | 'check' | 'import' | 'done';

/** What is to be done now. */
export const stageOf = (steps: ImportSteps): Stage => {
  if (steps.imported) return 'done';
  if (steps.checked) return 'import';
  if (openQuestions(steps).length > 0) return 'questions';
  return canCheck(steps) ? 'check' : 'columns';
};

export type ImportChoices = {
  readonly mapping: ReturnType<typeof mappingOf>;
  readonly meter: string | null;
  readonly overlap: ImportOverlap | null;
  readonly confirmed: boolean;
};

/** What goes along with the file. A choice about what is stored needs something stored. */
export const choicesOf = ({ draft, meter, checked, overlap, confirmed }: ImportSteps): ImportChoices => ({
  mapping: draft && mappingOf(draft),
  meter,
  overlap: checked?.overlap ? overlap : null,
  confirmed,
});
