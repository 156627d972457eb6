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
  'csv.file': 'Fichier CSV',
  'csv.noFile': 'Veuillez choisir un fichier.',
  'csv.send': 'Envoyer',
  'csv.line': 'Ligne {{row}} : {{problem}}',
  'unsaved.question': 'Quitter sans enregistrer ?',
  'unsaved.text': 'Vos modifications sur cette page seront perdues.',
  'unsaved.leave': 'Quitter',
};
