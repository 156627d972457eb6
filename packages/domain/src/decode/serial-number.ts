/** The serial number, 8–16 of A–Z and 0–9, case folded; null when the text is not one. */
export const serialNumberOf = (text: string): string | null => {
  const folded = text.trim().toUpperCase();
  return /^[A-Z0-9]{8,16}$/.test(folded) ? folded : null;
};
