import type { FieldErrors } from '../../../forms/check-form.ts';
import type { NoticeForm } from './notice-form.ts';

/** What a part of the editor is given. */
export type NoticePart = {
  readonly form: NoticeForm;
  readonly errors: FieldErrors;
  readonly change: (change: Partial<NoticeForm>) => void;
};
