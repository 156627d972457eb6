// How long the app waits for what does not come.
import { calls } from '@ohmstead/contract';
import { textOf } from '@ohmstead/i18n';
import { expect } from 'vitest';
import type { Row } from './row.ts';

/** The browser itself counts how long a request takes, and no test can move its clock: it gets a tenth. */
const aTenthForRequests = `
  const { get, set } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    get,
    set(ms) {
      window.asked = ms;
      set.call(this, ms / 10);
    },
  });
`;

export const timeOuts: readonly Row[] = [
  {
    says: 'file-upload calls 20 s',
    shownBy: '/edit/addfeedback',
    prove: async ({ visit, token }) => {
      const page = await visit({ path: '/edit/addfeedback', token, script: aTenthForRequests });
      await page.route(`**${calls.feedback.add.path}`, () => undefined);
      await page.getByLabel('Title').fill('The chart is empty');
      await page.getByLabel('Your message').fill('Since yesterday.');
      await page.getByRole('button', { name: 'Send' }).click();
      const late = page.getByText(textOf('en', 'feedback.late'));
      await page.getByRole('progressbar').waitFor();
      expect(await late.count()).toBe(0);
      await late.waitFor();
      expect(await page.evaluate('window.asked')).toBe(20_000);
      expect(await page.getByLabel('Your message').inputValue()).toBe('Since yesterday.');
      await page.unroute(`**${calls.feedback.add.path}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText(textOf('en', 'feedback.sent')).waitFor();
    },
  },
  {
    says: 'chunk load time-out 120 s',
    shownBy: '/register',
    prove: async ({ visit }) => {
      const page = await visit({ path: '/healthz' });
      await page.clock.install();
      await page.route('**/assets/RegisterScreen-*.js', () => undefined);
      await page.goto('/login');
      await page.getByRole('link', { name: 'Register' }).click();
      const lost = page.getByText(textOf('en', 'failure.chunk'));
      await page.locator('[aria-busy="true"]').first().waitFor();
      await page.clock.runFor(118_000);
      expect(await lost.count()).toBe(0);
      await page.clock.runFor(2_000);
      await lost.waitFor();
    },
  },
];
