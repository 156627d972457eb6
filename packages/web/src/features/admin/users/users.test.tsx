import type { AccountDetail, ListedAccount } from '@ohmstead/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAdmin, pageOfRows } from '../../../../test/admin-for-test.tsx';
import { cleanUpApp } from '../../../../test/app-for-test.tsx';
import { refusal, success } from '../../../../test/server-for-test.ts';

const listed: ListedAccount = {
  id: 5,
  username: 'ada_l',
  fullName: 'Ada Lovelace',
  kind: 'user',
  email: 'ada@example.org',
  emailConfirmed: true,
  state: 'open',
  createdAt: '2026-11-01T08:00:00Z',
  lastUsedAt: null,
  siteCount: 2,
  meterCount: 3,
};
const detail: AccountDetail = {
  ...listed,
  telephone: null,
  timeZone: 'Europe/Berlin',
  lang: 'de',
  storedBytes: 1_500_000,
  deleteAt: null,
  sites: [{ id: 1, name: 'House', meterCount: 1 }],
  sessions: [
    {
      clientKind: 'web',
      createdAt: '2026-11-20T08:00:00Z',
      lastUsedAt: '2026-11-24T08:00:00Z',
      userAgent: 'Firefox',
    },
  ],
};

const inDialog = async (question: string) => within(await screen.findByRole('dialog', { name: question }));

describe('the list of users', () => {
  cleanUpApp();
  const list = { '/api/v1/admin/userlist': pageOfRows([listed], 100_003) };

  it('is searched at the server once the typing pauses, and the words stand in the address', async () => {
    const { router, sentTo } = await openAdmin('/admin/users?page=3', list);
    await screen.findByText('101–150 of 100,003');
    const field = screen.getByRole('searchbox');
    for (const value of ['m', 'mü', 'müller']) fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(router.state.location.search).toEqual({ find: 'müller' }));
    await waitFor(() =>
      expect(sentTo('userlist').map(({ path }) => decodeURIComponent(path.split('?')[1] ?? ''))).toEqual([
        'skip=100',
        'search=müller&skip=0',
      ]),
    );
  });

  it('is filtered and paged by its address', async () => {
    const { router, sentTo } = await openAdmin('/admin/users', list);
    fireEvent.click(await screen.findByRole('radio', { name: 'Disabled' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ state: 'disabled' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ state: 'disabled', page: 2 }));
    await waitFor(() => expect(sentTo('userlist').at(-1)?.path).toContain('skip=50&state=disabled'));
  });

  it('that matches nothing offers to show all', async () => {
    const { router } = await openAdmin('/admin/users?find=zz', { '/api/v1/admin/userlist': pageOfRows([]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });
});

describe('a user', () => {
  cleanUpApp();
  const user = { '/api/v1/admin/user/5': success(detail) };

  it('gets a new password after a question, shown once', async () => {
    const { sentTo } = await openAdmin('/admin/users/5', {
      ...user,
      '/api/v1/admin/resetpassword/5': success({ username: 'ada_l', password: 'Kx7m-Qp2R' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Reset password' }));
    const question = await inDialog('Reset the password of ada_l?');
    expect(sentTo('resetpassword/5')).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Reset password' }));
    const shown = await inDialog('New password for ada_l');
    expect(shown.getByText('Kx7m-Qp2R')).toBeDefined();
    fireEvent.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Kx7m-Qp2R')).toBeNull());
  });

  it('is disabled only after a yes', async () => {
    const { sentTo } = await openAdmin('/admin/users/5', {
      ...user,
      '/api/v1/admin/disableuser/5': success(null),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Disable account' }));
    fireEvent.click(
      (await inDialog('Disable the account of ada_l?')).getByRole('button', { name: 'Cancel' }),
    );
    expect(sentTo('disableuser/5')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Disable account' }));
    const question = await inDialog('Disable the account of ada_l?');
    fireEvent.click(question.getByRole('button', { name: 'Disable account' }));
    expect(await screen.findByText('The account has been disabled.')).toBeDefined();
    await waitFor(() => expect(sentTo('user/5')).toHaveLength(2));
  });

  it('that is an administrator or the demo keeps its login', async () => {
    await openAdmin('/admin/users/5', { '/api/v1/admin/user/5': success({ ...detail, kind: 'demo' }) });
    expect(await screen.findByText(/cannot be changed here/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Reset password' })).toBeNull();
  });

  it('that does not exist is said to be none', async () => {
    await openAdmin('/admin/users/5', { '/api/v1/admin/user/5': refusal(404, { code: 9004 }) });
    expect(await screen.findByText(/There is nothing at this address/)).toBeDefined();
  });
});
