// What a screen may be looked at in.

export const widths = [320, 390, 768, 1440] as const;
export const themes = ['light', 'dark'] as const;
/** Long words, another alphabet, letters with marks above and below, no spaces. */
export const languages = ['en', 'de', 'ru', 'th', 'zh-cn'] as const;

export type Theme = (typeof themes)[number];
export type Look = { readonly width: number; readonly theme: Theme };

export const looks: readonly Look[] = themes.flatMap((theme) => widths.map((width) => ({ theme, width })));

/** Of so many screens, one look a screen and language: every two of width, theme, language and screen meet. */
export const lookOf = (screen: number, language: number): Look => {
  const width = widths[(screen + language) % widths.length];
  const theme = themes[(screen + Math.floor(language / 2)) % themes.length];
  if (width === undefined || theme === undefined) throw new Error('a remainder lies in its list');
  return { width, theme };
};
