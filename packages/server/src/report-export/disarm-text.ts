/**
 * Texts that a spreadsheet would run as formulas are led by an apostrophe: places and meters are named by anybody. Any line
 * of a cell may become a cell of its own, by pasting or by a program that knows no quotes.
 */
export const disarmText = (text: string): string =>
  text.replace(/(^|\r\n?|[\n\v\f\u0085\u2028\u2029])(?=[=+\-@\t\r])/g, "$1'");
