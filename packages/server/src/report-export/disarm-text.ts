/**
 * Texts that a spreadsheet would run as formulas get a leading apostrophe: anybody can name sites and meters. Any line
 * of a cell may become a cell of its own, by pasting or in a program that ignores quotes.
 */
export const disarmText = (text: string): string =>
  text.replace(/(^|\r\n?|[\n\v\f\u0085\u2028\u2029])(?=[=+\-@\t\r])/g, "$1'");
