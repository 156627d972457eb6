import type { TableLike } from '../../table.ts';
import type { editing as source } from '../en/editing.ts';

export const editing: TableLike<typeof source> = {
  'edit.saved': 'Enregistré',
  'edit.deleted': 'Supprimé',
  'edit.edited': 'Modifié',
  'action.edit': 'Modifier',
  'action.save': 'Enregistrer',
  'action.delete': 'Supprimer',
  'action.add': 'Ajouter',
  'action.undo': 'Annuler',
  'unsaved.question': 'Quitter sans enregistrer ?',
  'unsaved.text': 'Vos modifications sur cette page seront perdues.',
  'unsaved.leave': 'Quitter',
};
