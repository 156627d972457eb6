// npm run walk: every screen in every look and language at three hours; pictures are left in .screenshots/walk/.

import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Look, languages, lookOf, secondLookOf } from '../browser/looks.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { peopleAt } from '../browser/people.ts';
import { screens } from '../browser/screens.ts';
import { type DataFolder, dataFolder, type Program } from '../program/index.ts';
import { aheadScript } from './clock-ahead.ts';
import { demoAt } from './demo-at.ts';
import { everyLook, someLooks } from './every-look.ts';
import { fullHour, hoursAfter } from './hours.ts';
import { isWalked, markWalked, walkFolder } from './walked.ts';
import { type Way, walkerIn } from './walker.ts';

const hours = hoursAfter(Date.now());

/** Words of the command line choose hours, screens and languages by their names. */
const wanted = (process.env.WALK_ONLY ?? '').split(' ').filter(Boolean);
const wantedOf = <Name extends string>(names: readonly Name[]): readonly Name[] => {
  const chosen = names.filter((name) => wanted.includes(name));
  return chosen.length > 0 ? chosen : names;
};
const langs = wantedOf(languages);
const names = wantedOf(screens.map(({ name }) => name));
const walked = [...screens.entries()].filter(([, { name }]) => names.includes(name));

/** What does not change with the hour is looked at once. */
const screensAt = (hour: string) =>
  walked.filter(([, { ofHistory }]) => hour === fullHour || ofHistory === true);
const placeOf = (hour: string, lang: string, screen: string) => `${hour}/${lang}/${screen}`;
const isLeft = (hour: string) =>
  langs.some((lang) => screensAt(hour).some(([, { name }]) => !isWalked(placeOf(hour, lang, name))));

const firstLook: Look = { width: 390, theme: 'light' };

describe('the walk', () => {
  let browser: Browser;
  let folder: DataFolder;
  beforeAll(async () => {
    browser = await openBrowser();
    folder = await dataFolder();
  });
  afterAll(async () => {
    await browser.close();
    await folder.remove();
  });

  const chosen = wantedOf(hours.map(({ name }) => name));
  const left = hours.filter(({ name }) => chosen.includes(name) && isLeft(name));
  describe.each(left)('at $name', ({ name: hour, atMs }) => {
    let program: Program | undefined;
    let way: Omit<Way, 'lang'>;
    beforeAll(async () => {
      // From now: the walk at the hour before has taken its time.
      const aheadMs = atMs - Date.now();
      program = await demoAt(folder.path, aheadMs);
      const { origin } = program;
      way = { origin, people: await peopleAt(origin), script: aheadScript(aheadMs) };
    });
    afterAll(() => program?.stop());

    it.concurrent.each(langs)('in %s finds no fault on any screen', async (lang) => {
      const order = languages.indexOf(lang);
      const walker = walkerIn(browser, { ...way, lang });
      const faults: string[] = [];
      for (const [number, screen] of screensAt(hour)) {
        const place = placeOf(hour, lang, screen.name);
        if (isWalked(place)) continue;
        const pictures = join(walkFolder, place);
        const found = await walker.at(screen, firstLook, (page) =>
          hour === fullHour
            ? everyLook(page, pictures, lang)
            : someLooks(page, pictures, [lookOf(number, order), secondLookOf(number, order)]),
        );
        for (const fault of found) process.stderr.write(`${place} ${fault}\n`);
        if (found.length === 0) await markWalked(place);
        faults.push(...found.map((fault) => `${place} ${fault}`));
      }
      await walker.close();
      expect(faults).toEqual([]);
    });
  });
});
