// Pure: what is to be done next with a file, and what goes along with it.
import type { ImportOverlap } from '@ohmstead/contract';
import { lackOf, mappingOf } from './draft/draft-mapping.ts';
import type { ImportSteps } from './import-steps.ts';
import { type Opening, unanswered } from './questions/openings.ts';

export const openQuestions = ({ preview, draft, answered, meter, asksMeter }: ImportSteps): Opening[] => {
  if (draft !== null) return unanswered({ preview, draft, answered });
  return (asksMeter || preview.open.includes('meter')) && meter === null ? ['meter'] : [];
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
  canCheck(steps) && steps.checked !== null && (!isDoubtful(steps) || steps.confirmed);

export const isDoubtful = ({ checked, isDoubted }: ImportSteps): boolean =>
  isDoubted || (checked !== null && checked.doubts.length > 0);

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

/** What goes along with the file. A check counts with the choice, an import needs something stored for it. */
export const choicesOf = (
  { draft, meter, checked, overlap, confirmed }: ImportSteps,
  dryRun = false,
): ImportChoices => ({
  mapping: draft && mappingOf(draft),
  meter,
  overlap: dryRun || checked?.overlap ? overlap : null,
  confirmed,
});
