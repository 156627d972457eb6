import type { TableLike } from '../../table.ts';
import type { editing as source } from '../en/editing.ts';

export const editing: TableLike<typeof source> = {
  'edit.saved': 'Guardado',
  'edit.deleted': 'Eliminado',
  'edit.edited': 'Modificado',
  'action.edit': 'Editar',
  'action.save': 'Guardar',
  'action.delete': 'Eliminar',
  'action.add': 'Añadir',
  'action.undo': 'Deshacer',
  'csv.file': 'Archivo CSV',
  'csv.noFile': 'Elige un archivo.',
  'csv.send': 'Subir',
  'csv.line': 'Fila {{row}}: {{problem}}',
  'unsaved.question': '¿Salir sin guardar?',
  'unsaved.text': 'Se perderá lo que has cambiado en esta página.',
  'unsaved.leave': 'Salir',
};
