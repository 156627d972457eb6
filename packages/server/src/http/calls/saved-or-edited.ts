/** The message after saving what may be new: an id of 0 adds it. */
export const savedOrEdited = ({ body }: { readonly body: { readonly id: number } }) =>
  body.id === 0 ? 'edit.saved' : 'edit.edited';
