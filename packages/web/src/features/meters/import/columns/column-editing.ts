import type { ImportPreview } from '@ohmstead/contract';
import type { MappingDraft } from '../draft/mapping-draft.ts';

export type ColumnEditing = {
  preview: ImportPreview;
  draft: MappingDraft;
  onChange: (draft: MappingDraft) => void;
};
