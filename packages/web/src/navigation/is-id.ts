/** Says whether a part of an address can be an id that the server has assigned. */
export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
