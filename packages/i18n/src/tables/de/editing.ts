export const editing = {
  'edit.saved': 'Gespeichert',
  'edit.deleted': 'Gelöscht',
  'edit.edited': 'Geändert',
};
