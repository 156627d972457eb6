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

  it.each(['/site/3/report/energy', '/site/3/compare'])('needs those of reports too for %s', (path) => {
    expect(partOfPage(path)).toBe('reports');
  });

  it('needs those of imports too for a meter’s import', () => {
    expect(partOfPage('/edit/meter/3/import')).toBe('imports');
    expect(partOfPage('/edit/meter/3/imported')).toBe('whole');
  });

  it.each(['/localdevices', '/localdevices/setup', '/local/192.168.1.20/wifiscan'])(
    'needs local mode’s too for %s',
    (path) => {
      expect(partOfPage(path)).toBe('local');
    },
  );

  it.each(['/admin', '/admin/', '/admin/users/3'])('needs the administrator’s too for %s', (path) => {
    expect(partOfPage(path)).toBe('admin');
  });
});
