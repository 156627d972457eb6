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

const numbered = [...screens.entries()];

/** Each screen is seen in German, whose words are the longest, and in one of the others, a later one with each round: themes come by turns. */
const others = languages.filter((lang) => lang !== 'de');
const isSeenIn = (number: number, lang: string): boolean =>
  lang === 'de' || lang === others[(number + Math.floor(number / others.length)) % others.length];

/** Of these two, one is light and one is dark. */
const placeOf = (lang: string): number => (lang === 'de' ? 0 : 3);
const looksOf = (number: number, lang: string): [Look, Look] => [
  lookOf(number, placeOf(lang)),
  secondLookOf(number, placeOf(lang)),
];

const nameOf = ({ width, theme }: Look): string => `${width} ${theme}`;

/** A part of the looks of `npm run walk`. */
describe('every screen', () => {
  let browser: Browser;
  let people: People;
  beforeAll(async () => {
    browser = await openBrowser();
    people = await peopleAt(inject('origin'));
  });
  afterAll(() => browser.close());

  const hasNoFault = async (seen: typeof numbered, lang: string): Promise<void> => {
    const walker = walkerIn(browser, { origin: inject('origin'), lang, people });
    const faults: string[] = [];
    for (const [number, screen] of seen.filter(([at]) => isSeenIn(at, lang))) {
      const [first, second] = looksOf(number, lang);
      const found = await walker.at(screen, first, async (page) => {
        const inFirst = seenIn(nameOf(first), await screenFaults(page, { contrast: true }));
        await changeLook(page, second);
        return [...inFirst, ...seenIn(nameOf(second), await layoutFaults(page))];
      });
      faults.push(...seenIn(screen.name, found));
    }
    await walker.close();
    expect(faults).toEqual([]);
  };

  const isOfHistory = ([, screen]: (typeof numbered)[number]) => screen.ofHistory === true;
  it.concurrent.each(languages)(
    'in %s fits and has no fault axe finds',
    (lang) =>
      hasNoFault(
        numbered.filter((one) => !isOfHistory(one)),
        lang,
      ),
    walkLimitMs,
  );

  describe('of the demo’s history', () => {
    // Screens are looked at full of data.
    beforeAll(() => wholeDemo(inject('origin'), people.tokens.demo), demoHistoryLimitMs);
    it.concurrent.each(languages)(
      'in %s fits and has no fault axe finds',
      (lang) => hasNoFault(numbered.filter(isOfHistory), lang),
      walkLimitMs,
    );
  });
});

describe('the looks of the screens', () => {
  const seen = screens.flatMap((screen, number) =>
    languages
      .filter((lang) => isSeenIn(number, lang))
      .flatMap((lang) =>
        looksOf(number, lang).map((look, order) => ({ screen: screen.name, lang, order, ...look })),
      ),
  );
  const pairs = (first: readonly (string | number)[], second: readonly (string | number)[]) =>
    first.length * second.length;
  const met = <Key extends keyof (typeof seen)[number]>(first: Key, second: Key, among = seen) =>
    new Set(among.map((look) => `${look[first]} ${look[second]}`)).size;
  const names = screens.map(({ name }) => name);

  it('make every two of language, width and theme meet, and show each screen’s colours light and dark', () => {
    expect(met('lang', 'width')).toBe(pairs(languages, widths));
    expect(met('lang', 'theme')).toBe(pairs(languages, themes));
    expect(met('width', 'theme')).toBe(pairs(widths, themes));
    const compared = seen.filter(({ order }) => order === 0);
    expect(met('screen', 'theme', compared)).toBe(pairs(names, themes));
  });
});
