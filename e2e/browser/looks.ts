// What a screen may be looked at in.

export const widths = [320, 390, 768, 1024, 1280, 1440, 1920] as const;
export const themes = ['light', 'dark'] as const;
/** Long words, another alphabet, letters with marks above and below, no spaces. */
export const languages = ['en', 'de', 'ru', 'th', 'zh-cn'] as const;

export type Theme = (typeof themes)[number];
export type Look = { readonly width: number; readonly theme: Theme };

export const looks: readonly Look[] = themes.flatMap((theme) => widths.map((width) => ({ theme, width })));

/** One look per screen and language, so that every two of theme, language and screen meet. */
export const lookOf = (screen: number, language: number): Look => ({
  width: of(widths, screen + language),
  theme: of(themes, screen + Math.floor(language / 2)),
});

/** Another width for each: with the first looks, every width meets every screen. */
export const secondLookOf = (screen: number, language: number): Look => ({
  ...lookOf(screen, language),
  width: of(widths, screen + language + languages.length),
});

/** Colours are those of the theme, whatever the language: in these two, each of another alphabet, they are compared. */
export const comparesColours = (lang: string): boolean => lang === 'en' || lang === 'ru';

const of = <Item>(list: readonly [Item, ...Item[]], place: number): Item =>
  list[place % list.length] ?? list[0];
