/** Of the pictures in mails and of the words that explain them. */
export const seriesColours = { consumption: '#2563eb', yield: '#d97706' } as const;
