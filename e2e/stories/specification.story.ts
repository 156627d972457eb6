// Every message of section 8 of the specification and every constant of section 9, with the call or screen that shows it.
import { callList } from '@ohmstead/contract/openapi';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AppPages } from '../app/serve-pages.ts';
import { hasShellPackages, startAppInBrowser, startAppOnPhone } from '../app/start-app.ts';
import { storyBrowser } from '../browser/story-browser.ts';
import { ask } from '../people/ask.ts';
import { logIn, newPerson, register } from '../people/person.ts';
import { limits, settings, times } from '../specification/constants.ts';
import { messagesByMail } from '../specification/messages-by-mail.ts';
import { messagesOfAPhone } from '../specification/messages-of-a-phone.ts';
import { messagesOfCalls } from '../specification/messages-of-calls.ts';
import { messagesOfLocalMode } from '../specification/messages-of-local-mode.ts';
import { messagesOfScreens } from '../specification/messages-of-screens.ts';
import type { Stage } from '../specification/row.ts';
import { timeOuts } from '../specification/time-outs.ts';

const rows = [
  ...[...messagesOfCalls, ...messagesByMail, ...messagesOfScreens],
  ...[...limits, ...times, ...timeOuts, ...settings],
  ...messagesOfLocalMode,
  ...(hasShellPackages() ? messagesOfAPhone : []),
];

describe('the specification', () => {
  const { visit } = storyBrowser();
  const apps: AppPages[] = [];
  const started = async (starting: Promise<AppPages>): Promise<string> => {
    const app = await starting;
    apps.push(app);
    return app.origin;
  };
  let stage: Stage;
  beforeAll(async () => {
    const origin = inject('origin');
    const person = newPerson();
    await register(origin, person);
    const token = await logIn(origin, person);
    const firstId = async (path: string): Promise<number> => {
      const { data } = await ask(origin, path, { token });
      return (data as { id: number }[])[0]?.id ?? 0; // The contract’s answer.
    };
    const siteId = await firstId('/api/v1/user/sitelist');
    const meterId = await firstId('/api/v1/user/meterlist');
    const appOrigin = await started(startAppInBrowser());
    const phoneOrigin = hasShellPackages() ? await started(startAppOnPhone()) : '';
    stage = { origin, visit, person, token, siteId, meterId, appOrigin, phoneOrigin };
  });
  afterAll(async () => {
    for (const app of apps) await app.stop();
  });

  it('names calls that exist', () => {
    const names = new Set(callList.map(({ name }) => name));
    const unknown = rows.filter(({ shownBy }) => !shownBy.startsWith('/') && !names.has(shownBy));
    expect(unknown).toEqual([]);
  });

  it.each(rows.map((row) => [row.says, row.shownBy, row] as const))('“%s” is shown by %s', (_, __, row) =>
    row.prove(stage),
  );
});
