import type { TableLike } from '../../table.ts';
import type { editing as source } from '../en/editing.ts';

export const editing: TableLike<typeof source> = {
  'edit.saved': 'Gespeichert',
  'edit.deleted': 'Gelöscht',
  'edit.edited': 'Geändert',
  'action.edit': 'Bearbeiten',
  'action.save': 'Speichern',
  'action.delete': 'Löschen',
  'action.add': 'Hinzufügen',
  'action.undo': 'Rückgängig',
  'csv.file': 'CSV-Datei',
  'csv.noFile': 'Bitte wählen Sie eine Datei.',
  'csv.send': 'Hochladen',
  'csv.line': 'Zeile {{row}}: {{problem}}',
  'unsaved.question': 'Ohne Speichern verlassen?',
  'unsaved.text': 'Was Sie auf dieser Seite geändert haben, geht verloren.',
  'unsaved.leave': 'Verlassen',
};
