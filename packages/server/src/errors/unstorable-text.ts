/** The path to a text that PostgreSQL cannot store: one with the character U+0000, or half of a surrogate pair. */
export const unstorablePath = (value: unknown): readonly string[] | null => {
  if (typeof value === 'string') return isStorable(value) ? null : [];
  // Bytes are read elsewhere.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null;
  for (const [key, entry] of Object.entries(value)) {
    if (!isStorable(key)) return [];
    const path = unstorablePath(entry);
    if (path !== null) return [key, ...path];
  }
  return null;
};

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
