import type { ImportPreview } from '@ohmstead/contract';
import type { MappingDraft } from '../draft/mapping-draft.ts';
import type { Opening } from './openings.ts';

export type QuestionsProps = {
  preview: ImportPreview;
  draft: MappingDraft;
  siteZone: string;
  /** Those still to be answered. */
  open: readonly Opening[];
  answered: readonly Opening[];
  disabled: boolean;
  onAnswer: (opening: Opening, draft: MappingDraft) => void;
  onReopen: (opening: Opening) => void;
};
