import { describe, expect, it } from 'vitest';
import { settingsLinks } from './settings-links.ts';

describe('settingsLinks', () => {
  const pages = (feedback: boolean) =>
    settingsLinks({ feedback, isAdministrator: false, unread: 0 }).map((link) => link.to);

  it('offers feedback only where the server takes it', () => {
    expect(pages(true)).toContain('/edit/feedbacklist');
    expect(pages(false)).not.toContain('/edit/feedbacklist');
  });

  it('leads administrators only to their console', () => {
    const given = { feedback: true, unread: 0 };
    const hasConsole = (isAdministrator: boolean) =>
      settingsLinks({ ...given, isAdministrator }).some(({ to }) => to === '/admin');
    expect([hasConsole(true), hasConsole(false)]).toEqual([true, false]);
  });

  it('counts unread notices on their own tile only', () => {
    const counted = settingsLinks({ feedback: true, isAdministrator: true, unread: 3 }).filter(
      (link) => link.unread > 0,
    );
    expect(counted.map((link) => [link.to, link.unread])).toEqual([['/edit/noticelist', 3]]);
  });
});
