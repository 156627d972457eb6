import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../test/app-for-test.tsx';
import { buildAppConfig } from '../../../test/build-app-config.ts';
import { serveForTest, success } from '../../../test/server-for-test.ts';

const meters = [
  { id: 7, name: 'Grid' },
  { id: 8, name: 'Roof' },
];

const rejudged = {
  id: 1,
  site: { id: 3, name: 'Mill house' },
  at: '2026-03-10T12:00:00.000Z',
  meters,
  months: [
    { month: '2026-02', figure: 'imported', beforeKwh: 312.5, afterKwh: 310.25, causes: [7] },
    { month: '2026-02', figure: 'yielded', beforeKwh: null, afterKwh: 12, causes: [] },
  ],
  bills: [
    { from: '2026-02-01', to: '2026-03-01', currency: 'EUR', before: 90.5, after: 91.25, causes: [7, 8] },
  ],
};

const open = async (sites: readonly unknown[]) => {
  localStorage.setItem('token', 'of ada');
  serveForTest({
    '/api/v1/common/config': success(buildAppConfig()),
    '/api/v1/user/rejudged': success(sites),
    '/api/v1/user/sitelist': success([]),
    '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
  });
  await openApp('/edit/rejudged');
};

const cellsOf = (table: HTMLElement): (string | null)[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the months and bills that changed', () => {
  cleanUpApp();

  it('stand with what they said before, what they say now, and the difference', async () => {
    await open([rejudged]);
    await screen.findByText('Mill house');
    const [months, bills] = screen.getAllByRole('table');
    if (!months || !bills) throw new Error('The two tables are not there.');
    expect(cellsOf(months)).toEqual([
      ['February 2026Import', '312.500', '310.250', '-2.250', 'Grid'],
      ['February 2026Yield', '-', '12.000', '-', 'GridRoof'],
    ]);
    expect(cellsOf(bills)).toEqual([
      [expect.stringMatching(/^Feb 1\s–\s28, 2026$/), '€90.50', '€91.25', '+\u2060€0.75', 'GridRoof'],
    ]);
  });

  it('were judged anew at an instant', async () => {
    await open([rejudged]);
    await screen.findByText(/^Judged anew on Mar 1[01], 2026, \d?\d:\d\d [AP]M$/);
  });

  it('lead to the audit lists of the meters that are the cause', async () => {
    await open([rejudged]);
    const [first] = await screen.findAllByRole('link', { name: 'Audit list of Grid' });
    expect(first?.getAttribute('href')).toBe('/edit/meter/7/audit?from=2026-02-01&to=2026-03-01');
  });

  it('are none where nothing has changed', async () => {
    await open([]);
    await screen.findByText('No month and no bill has changed');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
