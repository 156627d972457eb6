import type { TableLike } from '../../table.ts';
import type { editing as source } from '../en/editing.ts';

export const editing: TableLike<typeof source> = {
  'edit.saved': 'Opgeslagen',
  'edit.deleted': 'Verwijderd',
  'edit.edited': 'Gewijzigd',
  'action.edit': 'Bewerken',
  'action.save': 'Opslaan',
  'action.delete': 'Verwijderen',
  'action.add': 'Toevoegen',
  'action.undo': 'Ongedaan maken',
  'csv.file': 'CSV-bestand',
  'csv.noFile': 'Kies een bestand.',
  'csv.send': 'Uploaden',
  'csv.line': 'Regel {{row}}: {{problem}}',
  'unsaved.question': 'Weggaan zonder opslaan?',
  'unsaved.text': 'Wat je op deze pagina hebt gewijzigd, gaat verloren.',
  'unsaved.leave': 'Weggaan',
};
