import type { TableLike } from '../../table.ts';
import type { editing as source } from '../en/editing.ts';

export const editing: TableLike<typeof source> = {
  'edit.saved': 'Сохранено',
  'edit.deleted': 'Удалено',
  'edit.edited': 'Изменено',
  'action.edit': 'Изменить',
  'action.save': 'Сохранить',
  'action.delete': 'Удалить',
  'action.add': 'Добавить',
  'action.undo': 'Отменить',
  'unsaved.question': 'Уйти без сохранения?',
  'unsaved.text': 'Изменения на этой странице будут потеряны.',
  'unsaved.leave': 'Уйти',
};
