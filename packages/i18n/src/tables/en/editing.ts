export const editing = {
  'edit.saved': 'Saved',
  'edit.deleted': 'Deleted',
  'edit.edited': 'Edited',
  'action.edit': 'Edit',
  'action.save': 'Save',
  'action.delete': 'Delete',
  'action.add': 'Add',
  'action.undo': 'Undo',
  'unsaved.question': 'Leave without saving?',
  'unsaved.text': 'What you changed on this page is lost.',
  'unsaved.leave': 'Leave',
} as const;
