// Pure: a serial number for what has none, such as a program or a file.

/** Without the letters and digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 12;

/** `random` gives as many random bytes. */
export const madeUpNumber = (random: (count: number) => Uint8Array): string =>
  Array.from(random(length), (byte) => letters[byte % letters.length]).join('');
