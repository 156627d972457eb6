/** Whether a part of an address is a number the server may have given to something. */
export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
