// Colours of the style sheet, which are written in hexadecimal digits.

/** The colour with six digits: builds shorten `#ffffff` to `#fff`. */
export const wholeHex = (colour: string): string =>
  /^#[0-9a-f]{3}$/i.test(colour) ? colour.replaceAll(/[0-9a-f]/gi, (digit) => digit + digit) : colour;

/** Mixes a share of one colour into another, like `color-mix(in srgb, …)`. */
export const mixed = (colour: string, ground: string, share: number): string => {
  const parts = [1, 3, 5].map((at) => {
    const part = channel(colour, at) * share + channel(ground, at) * (1 - share);
    return Math.round(part).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
};

const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
