// Pure: what the file and the choices so far leave open. None of it is guessed without a word.
import type { ImportPreview } from '@ohmstead/contract';
import { valuesOfUnit } from '../draft/asked-unit.ts';
import { endColumnOf, holdsIntervals } from '../draft/draft-mapping.ts';
import { energyValues } from '../draft/energy-kind.ts';
import { type MappingDraft, needsZone } from '../draft/mapping-draft.ts';
import { otherDateOrder } from './date-order.ts';

export type Opening = ImportPreview['open'][number];

/** In the order they are asked: what a column is comes before what follows from it. */
export const openings: readonly Opening[] = [
  'columns',
  'meter',
  'kind',
  'direction',
  'unit',
  'dateOrder',
  'zone',
  'stamp',
];

export type Asked = {
  readonly preview: ImportPreview;
  readonly draft: MappingDraft;
  readonly answered: readonly Opening[];
};

/** All questions, answered ones included. */
export const questionsOf = ({ preview, draft }: Pick<Asked, 'preview' | 'draft'>): Opening[] =>
  openings.filter(
    (opening) =>
      isAskable[opening](draft, preview) &&
      (preview.open.includes(opening) || isNew(opening, preview, draft)),
  );

export const unanswered = (asked: Asked): Opening[] =>
  questionsOf(asked).filter(
    (opening) => !asked.answered.includes(opening) || (opening === 'meter' && asked.draft.meter === null),
  );

const hasEnergy = (draft: MappingDraft): boolean => energyValues(draft).length > 0;

const isAskable: Readonly<Record<Opening, (draft: MappingDraft, preview: ImportPreview) => boolean>> = {
  columns: () => true,
  meter: ({ places }) => places.meter !== null,
  kind: hasEnergy,
  direction: hasEnergy,
  unit: (draft, preview) => valuesOfUnit(preview, draft).length > 0,
  dateOrder: ({ timeFormat }) => otherDateOrder(timeFormat) !== null,
  zone: needsZone,
  stamp: (draft) => holdsIntervals(draft) && endColumnOf(draft) === null,
};

/** Choices made here can open what the preview knew, or did not need. */
const isNew = (opening: Opening, { mapping }: ImportPreview, draft: MappingDraft): boolean => {
  switch (opening) {
    case 'zone':
      return mapping?.time.zone === undefined;
    case 'stamp':
      return mapping?.interval === undefined || mapping.time.column !== draft.places.time;
    case 'meter':
      return mapping?.only?.column !== draft.places.meter;
    default:
      return false;
  }
};
