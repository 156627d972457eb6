export const editing = {
  'edit.saved': 'Saved',
  'edit.deleted': 'Deleted',
  'edit.edited': 'Edited',
} as const;
