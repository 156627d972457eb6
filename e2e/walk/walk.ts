// npm run walk: every screen in every look and language; pictures are left in .screenshots/walk/.

import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { languages } from '../browser/looks.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { type People, peopleAt } from '../browser/people.ts';
import { screens } from '../browser/screens.ts';
import { everyLook } from './every-look.ts';
import { isWalked, markWalked, walkFolder } from './walked.ts';
import { walkerIn } from './walker.ts';

/** Words of the command line choose screens and languages by their names. */
const wanted = (process.env.WALK_ONLY ?? '').split(' ').filter(Boolean);
const wantedOf = <Name extends string>(names: readonly Name[]): readonly Name[] => {
  const chosen = names.filter((name) => wanted.includes(name));
  return chosen.length > 0 ? chosen : names;
};

const firstLook = { width: 390, theme: 'light' } as const;

describe('the walk', () => {
  let browser: Browser;
  let people: People;
  beforeAll(async () => {
    browser = await openBrowser();
    people = await peopleAt(inject('origin'));
  });
  afterAll(() => browser.close());

  it.concurrent.each(wantedOf(languages))('in %s finds no fault on any screen', async (lang) => {
    const walker = walkerIn(browser, { origin: inject('origin'), lang, people });
    const names = wantedOf(screens.map(({ name }) => name));
    const faults: string[] = [];
    for (const screen of screens.filter(({ name }) => names.includes(name))) {
      const place = `${lang}/${screen.name}`;
      if (isWalked(place)) continue;
      const found = await walker.at(screen, firstLook, (page) => everyLook(page, join(walkFolder, place)));
      for (const fault of found) process.stderr.write(`${place} ${fault}\n`);
      if (found.length === 0) await markWalked(place);
      faults.push(...found.map((fault) => `${place} ${fault}`));
    }
    await walker.close();
    expect(faults).toEqual([]);
  });
});
