// Pure: which colour a brand's buttons and links have, so that they can be read in light and in dark.
//   as near to the brand's own as gives 4.5 : 1 as text, on a page, on a card and on a card tinted with it, and below the
//   text on a button
import { contrast, mix } from './colour-contrast.ts';

export type Accent = { readonly accent: string; readonly onAccent: string };
export type Shade = 'light' | 'dark';

/** The colours of tokens.css that an accent meets. */
const grounds = {
  light: { bg: '#f4f6f9', card: '#ffffff', onAccent: '#ffffff', end: '#000000' },
  dark: { bg: '#0e1218', card: '#171c24', onAccent: '#0b1220', end: '#ffffff' },
} as const;

export const leastContrast = 4.5;
/** The chosen entry of a list is tinted so; see AppFrame.module.css. */
const tintShare = 0.1;
const step = 0.02;

export const isBrandColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** `colour` is `#rrggbb`. */
export const brandAccent = (colour: string, shade: Shade): Accent => {
  const { end, onAccent } = grounds[shade];
  for (let share = 1; share > 0; share -= step) {
    const accent = mix(colour, end, share);
    if (leastContrastOf(accent, shade) >= leastContrast) return { accent, onAccent };
  }
  return { accent: end, onAccent };
};

/** The worst of what the colour meets. */
export const leastContrastOf = (accent: string, shade: Shade): number => {
  const { bg, card, onAccent } = grounds[shade];
  const met = [bg, card, mix(accent, card, tintShare), onAccent];
  return Math.min(...met.map((ground) => contrast(accent, ground)));
};
