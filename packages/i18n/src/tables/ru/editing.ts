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
  'csv.file': 'Файл CSV',
  'csv.noFile': 'Выберите файл.',
  'csv.send': 'Загрузить',
  'csv.line': 'Строка {{row}}: {{problem}}',
  'unsaved.question': 'Уйти без сохранения?',
  'unsaved.text': 'Изменения на этой странице будут потеряны.',
  'unsaved.leave': 'Уйти',
};
