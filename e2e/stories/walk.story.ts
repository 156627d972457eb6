import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Look, languages, lookOf, secondLookOf, themes, widths } from '../browser/looks.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { type People, peopleAt } from '../browser/people.ts';
import { screens } from '../browser/screens.ts';
import { demoHistoryLimitMs, wholeDemo } from '../people/demo-history.ts';
import { changeLook } from '../walk/change-look.ts';
import { layoutFaults } from '../walk/layout-faults.ts';
import { screenFaults, seenIn } from '../walk/screen-faults.ts';
import { walkerIn } from '../walk/walker.ts';

const walkLimitMs = 1_800_000;

/** Colours are those of the theme, whatever the language: in these two each screen is seen light and dark. */
const comparesColours = (lang: string): boolean => lang === 'en' || lang === 'ru';

const numbered = [...screens.entries()];
const ways = languages.map((lang, place) => ({ lang, place }));
type Way = (typeof ways)[number];

const nameOf = ({ width, theme }: Look): string => `${width} ${theme}`;

/** These are so many looks of `npm run walk` that every two of screen, language, width and theme meet. */
describe('every screen', () => {
  let browser: Browser;
  let people: People;
  beforeAll(async () => {
    browser = await openBrowser();
    people = await peopleAt(inject('origin'));
  });
  afterAll(() => browser.close());

  const hasNoFault = async (seen: typeof numbered, { lang, place }: Way): Promise<void> => {
    const walker = walkerIn(browser, { origin: inject('origin'), lang, people });
    const faults: string[] = [];
    for (const [number, screen] of seen) {
      const [first, second] = [lookOf(number, place), secondLookOf(number, place)];
      const rules = { contrast: comparesColours(lang) };
      const found = await walker.at(screen, first, async (page) => {
        const inFirst = seenIn(nameOf(first), await screenFaults(page, rules));
        await changeLook(page, second);
        return [...inFirst, ...seenIn(nameOf(second), await layoutFaults(page))];
      });
      faults.push(...seenIn(screen.name, found));
    }
    await walker.close();
    expect(faults).toEqual([]);
  };

  const others = numbered.filter(([, screen]) => !screen.ofHistory);
  it.concurrent.each(ways)(
    'in $lang fits and has no fault axe finds',
    (way) => hasNoFault(others, way),
    walkLimitMs,
  );

  describe('of the demo’s history', () => {
    // Screens are looked at full of data.
    beforeAll(() => wholeDemo(inject('origin'), people.tokens.demo), demoHistoryLimitMs);
    const ofHistory = numbered.filter(([, screen]) => screen.ofHistory);
    it.concurrent.each(ways)(
      'in $lang fits and has no fault axe finds',
      (way) => hasNoFault(ofHistory, way),
      walkLimitMs,
    );
  });
});

describe('the looks of the screens', () => {
  const seen = screens.flatMap((screen, number) =>
    languages.flatMap((lang, place) =>
      [lookOf(number, place), secondLookOf(number, place)].map((look, order) => ({
        screen: screen.name,
        lang,
        order,
        ...look,
      })),
    ),
  );
  const pairs = (first: readonly (string | number)[], second: readonly (string | number)[]) =>
    first.length * second.length;
  const met = <Key extends keyof (typeof seen)[number]>(first: Key, second: Key, among = seen) =>
    new Set(among.map((look) => `${look[first]} ${look[second]}`)).size;
  const names = screens.map(({ name }) => name);

  it('make every two of screen, language, width and theme meet', () => {
    expect(met('screen', 'lang')).toBe(pairs(names, languages));
    expect(met('screen', 'width')).toBe(pairs(names, widths));
    expect(met('screen', 'theme')).toBe(pairs(names, themes));
    expect(met('lang', 'width')).toBe(pairs(languages, widths));
    expect(met('lang', 'theme')).toBe(pairs(languages, themes));
    expect(met('width', 'theme')).toBe(pairs(widths, themes));
    const compared = seen.filter(({ lang, order }) => order === 0 && comparesColours(lang));
    expect(met('screen', 'theme', compared)).toBe(pairs(names, themes));
  });
});
