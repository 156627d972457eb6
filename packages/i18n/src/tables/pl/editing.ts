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
  'csv.file': 'Plik CSV',
  'csv.noFile': 'Wybierz plik.',
  'csv.send': 'Prześlij',
  'csv.line': 'Wiersz {{row}}: {{problem}}',
  'unsaved.question': 'Wyjść bez zapisywania?',
  'unsaved.text': 'Zmiany na tej stronie zostaną utracone.',
  'unsaved.leave': 'Wyjdź',
};
