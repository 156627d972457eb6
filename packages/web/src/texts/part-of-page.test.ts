import { describe, expect, it } from 'vitest';
import { partOfPage } from './part-of-page.ts';

describe('partOfPage', () => {
  it.each(['/', '/main', '/login', '/login/true', '/register'])('needs few for %s', (path) => {
    expect(partOfPage(path)).toBe('core');
  });

  it.each(['/site/3', '/mainframe', '/edit/meter/0', '/public/site/abc', '/forgotPassword', '/confirmEmail'])(
    'needs all for %s',
    (path) => {
      expect(partOfPage(path)).toBe('whole');
    },
  );

  it('needs all for /administer', () => expect(partOfPage('/administer')).toBe('whole'));

  it.each(['/admin', '/admin/', '/admin/users/3'])('needs the administrator’s too for %s', (path) => {
    expect(partOfPage(path)).toBe('admin');
  });
});
