// Pure: where the arrow keys lead in a list of choices, round its ends.

/** Undefined for a key that leads nowhere. */
export const stepInList = (key: string, marked: number | null, count: number): number | undefined => {
  const last = count - 1;
  if (key === 'ArrowDown') return marked === null || marked === last ? 0 : marked + 1;
  if (key === 'ArrowUp') return marked === null || marked === 0 ? last : marked - 1;
  return undefined;
};
