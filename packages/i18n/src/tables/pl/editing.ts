import type { TableLike } from '../../table.ts';
import type { editing as source } from '../en/editing.ts';

export const editing: TableLike<typeof source> = {
  'edit.saved': 'Zapisano',
  'edit.deleted': 'Usunięto',
  'edit.edited': 'Zmieniono',
  'action.edit': 'Edytuj',
  'action.save': 'Zapisz',
  'action.delete': 'Usuń',
  'action.add': 'Dodaj',
  'action.undo': 'Cofnij',
  'unsaved.question': 'Wyjść bez zapisywania?',
  'unsaved.text': 'Zmiany na tej stronie zostaną utracone.',
  'unsaved.leave': 'Wyjdź',
};
