// Pure: the answer that a draft holds to each question, the others there are, and the draft with another one.
import type { ImportPreview } from '@ohmstead/contract';
import { possibleUnits, unitIn, withAskedUnit } from '../draft/asked-unit.ts';
import { textsAt } from '../draft/column-texts.ts';
import {
  directionOf,
  directions,
  energyOf,
  energyValues,
  kindOf,
  possibleKinds,
  withDirection,
  withKind,
} from '../draft/energy-kind.ts';
import { draftOf, type MappingDraft } from '../draft/mapping-draft.ts';
import { otherDateOrder } from './date-order.ts';
import { type Opening, openings } from './openings.ts';

/** Empty where there is none yet. */
export const answerIn = (preview: ImportPreview, draft: MappingDraft, opening: Opening): string => {
  switch (opening) {
    case 'columns':
      return JSON.stringify([draft.places, draft.values.map(({ column, quantity }) => [column, quantity])]);
    case 'meter':
      return draft.meter ?? '';
    case 'kind':
      return kindOf(draft) ?? '';
    case 'direction':
      return directionOf(draft) ?? '';
    case 'unit':
      return unitIn(preview, draft) ?? '';
    case 'dateOrder':
      return draft.timeFormat;
    case 'zone':
      return draft.zone;
    case 'stamp':
      return draft.stamp;
  }
};

/** By nothing but their own questions: another unit can be that of another value. */
const asksItself: readonly Opening[] = ['columns', 'unit'];

/** Questions whose answer differs between two drafts. */
export const answeredBy = (preview: ImportPreview, before: MappingDraft, after: MappingDraft): Opening[] =>
  openings.filter(
    (opening) =>
      !asksItself.includes(opening) &&
      answerIn(preview, before, opening) !== answerIn(preview, after, opening),
  );

/** As many answers have buttons; of time zones there are always fewer. */
export const fewChoices = 6;

export type Choice = { readonly answer: string; readonly draft: MappingDraft; readonly isProposed: boolean };

type File = { readonly preview: ImportPreview; readonly draft: MappingDraft; readonly siteZone: string };

/** What can be answered, the proposed answer first. */
export const choicesOf = (opening: Opening, file: File): Choice[] => {
  const proposed = proposalFor(opening, file);
  const choices = draftsOf(opening, file).map((draft) => {
    const answer = answerIn(file.preview, draft, opening);
    return { answer, draft, isProposed: answer === proposed };
  });
  return choices.sort((one, other) => Number(other.isProposed) - Number(one.isProposed));
};

/** What was opened by a choice made here has no proposal but the site's own zone. */
const proposalFor = (opening: Opening, { preview, siteZone }: File): string | null => {
  if (!preview.open.includes(opening) && opening !== 'zone') return null;
  const first = draftOf(preview, siteZone);
  return first && answerIn(preview, first, opening);
};

const draftsOf = (opening: Opening, { preview, draft, siteZone }: File): MappingDraft[] => {
  switch (opening) {
    case 'columns':
      return [draft];
    case 'meter':
      return metersOf(preview, draft).map((meter) => ({ ...draft, meter }));
    case 'kind':
      return possibleKinds(draft).map((kind) => withKind(draft, kind));
    case 'direction':
      return possibleDirections(draft).map((direction) => withDirection(draft, direction));
    case 'unit':
      return possibleUnits(preview, draft).map((unit) => withAskedUnit(preview, draft, unit));
    case 'dateOrder':
      return [draft.timeFormat, otherDateOrder(draft.timeFormat)].flatMap((timeFormat) =>
        timeFormat === null ? [] : [{ ...draft, timeFormat }],
      );
    case 'zone':
      return [...new Set([draft.zone, siteZone, 'UTC'])].map((zone) => ({ ...draft, zone }));
    case 'stamp':
      return (['start', 'end'] as const).map((stamp) => ({ ...draft, stamp }));
  }
};

/** The preview has looked at more rows than it gives. */
export const metersOf = ({ meters, rows }: ImportPreview, { places }: MappingDraft): string[] => {
  const known = meters.filter(({ column }) => column === places.meter).map(({ text }) => text);
  return known.length > 0 ? known : textsAt(rows, places.meter);
};

/** A counter counts one direction, and net energy stands beside no other one. */
const possibleDirections = (draft: MappingDraft) => {
  const known = new Set(energyValues(draft).map(({ quantity }) => energyOf(quantity)?.direction));
  return directions.filter(
    (direction) => direction !== 'net' || (kindOf(draft) === 'interval' && known.size === 1),
  );
};
