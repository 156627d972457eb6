import type { TableLike } from '../../table.ts';
import type { editing as source } from '../en/editing.ts';

export const editing: TableLike<typeof source> = {
  'edit.saved': 'Guardado',
  'edit.deleted': 'Eliminado',
  'edit.edited': 'Alterado',
  'action.edit': 'Editar',
  'action.save': 'Guardar',
  'action.delete': 'Eliminar',
  'action.add': 'Adicionar',
  'action.undo': 'Anular',
  'csv.file': 'Ficheiro CSV',
  'csv.noFile': 'Escolha um ficheiro.',
  'csv.send': 'Carregar',
  'csv.line': 'Linha {{row}}: {{problem}}',
  'unsaved.question': 'Sair sem guardar?',
  'unsaved.text': 'As alterações feitas nesta página perdem-se.',
  'unsaved.leave': 'Sair',
};
