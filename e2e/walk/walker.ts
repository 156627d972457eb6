// Walks from screen to screen in one language and reports what is wrong with each.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { screenComes } from '../browser/come-to-screen.ts';
import type { Look } from '../browser/looks.ts';
import type { People } from '../browser/people.ts';
import { pathOfScreen, type Screen } from '../browser/screens.ts';
import { newProfile } from '../browser/visit.ts';
import { changeLook } from './change-look.ts';
import { moveTo } from './move-to.ts';

export type Way = {
  readonly origin: string;
  readonly lang: string;
  readonly people: People;
  /** Run before anything of a page. */
  readonly script?: string;
};

/** For all the looks of one screen, on a busy machine. */
const lookLimitMs = 180_000;

export type Walker = {
  /** Looks at a screen, from its coming in a first look on; reports errors of the page and a screen that does not come. */
  at(screen: Screen, look: Look, lookAround: (page: Page) => Promise<string[]>): Promise<string[]>;
  close(): Promise<void>;
};

/** An app that is open, and the errors it reported since it was last asked. */
type OpenApp = { readonly page: Page; takeErrors(): string[] };

export const walkerIn = (browser: Browser, { origin, lang, people, script }: Way): Walker => {
  const profiles = new Map<Screen['who'], BrowserContext>();
  const apps = new Map<Screen['who'], OpenApp>();
  const profileOf = async (who: Screen['who']): Promise<BrowserContext> => {
    const token = people.tokens[who];
    const profile =
      profiles.get(who) ??
      (await newProfile(browser, {
        origin,
        lang,
        isAdministrator: who === 'admin',
        ...(token ? { token } : {}),
        ...(script ? { script } : {}),
      }));
    profiles.set(who, profile);
    return profile;
  };
  const come = async (app: OpenApp, screen: Screen, look: Look): Promise<void> => {
    const path = pathOfScreen(screen, people);
    if (app.page.url().startsWith(origin)) await moveTo(app.page, path);
    else await app.page.goto(path);
    await changeLook(app.page, look);
    await screenComes(app.page, screen);
  };
  return {
    at: async (screen, firstLook, lookAround) => {
      const app = apps.get(screen.who) ?? openApp(await (await profileOf(screen.who)).newPage());
      apps.delete(screen.who);
      const faults: string[] = [];
      try {
        const look = come(app, screen, firstLook).then(() => lookAround(app.page));
        faults.push(...(await inTime(look)));
      } catch (error) {
        faults.push(`could not be looked at: ${error instanceof Error ? error.message : error}`);
      }
      faults.push(...app.takeErrors());
      // What was done on a screen, as opening a dialog, and what went wrong there is not carried to the next one.
      if (screen.afterwards || faults.length > 0) await app.page.close();
      else apps.set(screen.who, app);
      return faults;
    },
    close: async () => {
      for (const profile of profiles.values()) await profile.close();
    },
  };
};

/** What is asked of a page that no longer answers would never end. */
const inTime = <Seen>(look: Promise<Seen>): Promise<Seen> => {
  let timer: NodeJS.Timeout;
  const overdue = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer for ${lookLimitMs / 1000} s`)), lookLimitMs);
  });
  return Promise.race([look, overdue]).finally(() => clearTimeout(timer));
};

const openApp = (page: Page): OpenApp => {
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`error in the page: ${error.message}`));
  // React reports what a boundary caught; the browser reports what was not found, which a screen may know of.
  page.on('console', (said) => {
    if (said.type() === 'error' && !said.text().startsWith('Failed to load resource'))
      errors.push(said.text());
  });
  const takeErrors = (): string[] => {
    const taken = errors;
    errors = [];
    return taken;
  };
  return { page, takeErrors };
};
