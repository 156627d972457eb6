import type { TableLike } from '../../table.ts';
import type { editing as source } from '../en/editing.ts';

export const editing: TableLike<typeof source> = {
  'edit.saved': 'Salvato',
  'edit.deleted': 'Eliminato',
  'edit.edited': 'Modificato',
  'action.edit': 'Modifica',
  'action.save': 'Salva',
  'action.delete': 'Elimina',
  'action.add': 'Aggiungi',
  'action.undo': 'Annulla',
  'csv.file': 'File CSV',
  'csv.noFile': 'Scegli un file.',
  'csv.send': 'Carica',
  'csv.line': 'Riga {{row}}: {{problem}}',
  'unsaved.question': 'Uscire senza salvare?',
  'unsaved.text': 'Le modifiche a questa pagina andranno perse.',
  'unsaved.leave': 'Esci',
};
