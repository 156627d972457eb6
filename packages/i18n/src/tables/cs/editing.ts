import type { TableLike } from '../../table.ts';
import type { editing as source } from '../en/editing.ts';

export const editing: TableLike<typeof source> = {
  'edit.saved': 'Uloženo',
  'edit.deleted': 'Smazáno',
  'edit.edited': 'Upraveno',
  'action.edit': 'Upravit',
  'action.save': 'Uložit',
  'action.delete': 'Smazat',
  'action.add': 'Přidat',
  'action.undo': 'Vrátit',
  'csv.file': 'Soubor CSV',
  'csv.noFile': 'Zvolte soubor.',
  'csv.send': 'Nahrát',
  'csv.line': 'Řádek {{row}}: {{problem}}',
  'unsaved.question': 'Odejít bez uložení?',
  'unsaved.text': 'Změny na této stránce se ztratí.',
  'unsaved.leave': 'Odejít',
};
