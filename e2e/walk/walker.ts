// One who goes from screen to screen in one language and tells what is wrong with each.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { screenComes } from '../browser/come-to-screen.ts';
import type { Look } from '../browser/looks.ts';
import type { People } from '../browser/people.ts';
import { pathOfScreen, type Screen } from '../browser/screens.ts';
import { newProfile, sizeOf } from '../browser/visit.ts';

export type Way = { readonly origin: string; readonly lang: string; readonly people: People };

export type Walker = {
  /** Looks at a screen, from its coming in a first look on; tells errors of the page and a screen that does not come. */
  at(screen: Screen, look: Look, lookAround: (page: Page) => Promise<string[]>): Promise<string[]>;
  close(): Promise<void>;
};

/** Screens of one visitor share a profile, so that scripts are fetched once. */
export const walkerIn = (browser: Browser, { origin, lang, people }: Way): Walker => {
  const profiles = new Map<Screen['who'], BrowserContext>();
  const profileOf = async (who: Screen['who']): Promise<BrowserContext> => {
    const token = people.tokens[who];
    const profile =
      profiles.get(who) ?? (await newProfile(browser, { origin, lang, ...(token ? { token } : {}) }));
    profiles.set(who, profile);
    return profile;
  };
  return {
    at: async (screen, { width, theme }, lookAround) => {
      const page = await (await profileOf(screen.who)).newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`error in the page: ${error.message}`));
      // React tells what a boundary caught; the browser tells what was not found, which a screen may know of.
      page.on('console', (said) => {
        if (said.type() === 'error' && !said.text().startsWith('Failed to load resource'))
          faults.push(said.text());
      });
      await page.setViewportSize(sizeOf(width));
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      try {
        await page.goto(pathOfScreen(screen, people));
        await screenComes(page, screen);
        faults.push(...(await lookAround(page)));
      } catch (error) {
        faults.push(`could not be looked at: ${error instanceof Error ? error.message : error}`);
      }
      await page.close();
      return faults;
    },
    close: async () => {
      for (const profile of profiles.values()) await profile.close();
    },
  };
};
