import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAdmin, pageOfRows } from '../../../test/admin-for-test.tsx';
import { cleanUpApp, openApp } from '../../../test/app-for-test.tsx';
import { buildAppConfig } from '../../../test/build-app-config.ts';
import { refusal, serveForTest, success } from '../../../test/server-for-test.ts';
import { buildHealth } from './overview/build-for-test.ts';

const account = {
  '/api/v1/common/config': success(buildAppConfig()),
  '/api/v1/user/sitelist': success([]),
  '/api/v1/user/meterlist': success([]),
  '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
};
const notFound = 'There is no page at this address.';

describe('the administrator’s console', () => {
  cleanUpApp();

  it.each(['/admin', '/admin/users', '/admin/mail/3'])(
    'has no page at %s for other accounts',
    async (path) => {
      localStorage.setItem('token', 't');
      localStorage.setItem('kind', 'user');
      const { asked } = serveForTest(account);
      await openApp(path);
      expect(await screen.findByText(notFound)).toBeDefined();
      expect(asked.filter((each) => each.path.includes('/admin/'))).toEqual([]);
    },
  );

  it('is offered in the settings of administrators only', async () => {
    localStorage.setItem('token', 't');
    localStorage.setItem('kind', 'admin');
    serveForTest(account);
    const { unmount } = await openApp('/main?tab=settings');
    await screen.findByRole('link', { name: /^Administration Users/ });
    expect(screen.getByRole('link', { name: 'Administration' }).getAttribute('href')).toBe('/admin');
    unmount();
    localStorage.setItem('kind', 'user');
    await openApp('/main?tab=settings');
    await screen.findByRole('link', { name: /Change password/ });
    expect(screen.queryByRole('link', { name: /^Administration/ })).toBeNull();
  });

  it('opens to whoever logs in as one', async () => {
    serveForTest({
      ...account,
      '/api/v1/user/login': success({
        token: 't1',
        username: 'admin',
        fullName: 'Admin',
        kind: 'admin',
        mustChangePassword: false,
      }),
      '/api/v1/admin/health': success(buildHealth()),
      '/api/v1/admin/contestedclaims': pageOfRows([]),
      '/api/v1/admin/feedbacklist': pageOfRows([]),
    });
    await openApp('/login?redirect=%2Fadmin');
    fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'admin' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Everything is running, and nothing is waiting for you.')).toBeDefined();
    expect(localStorage.getItem('kind')).toBe('admin');
  });
});

describe('the overview', () => {
  cleanUpApp();

  it('puts what needs attention on top, with the way there', async () => {
    await openAdmin('/admin', {
      '/api/v1/admin/health': success(
        buildHealth({
          mail: { isSending: false, waiting: 1, failed: 2, sentToday: 0, connectionError: null },
        }),
      ),
      '/api/v1/admin/contestedclaims': pageOfRows([], 3),
      '/api/v1/admin/feedbacklist': pageOfRows([], 1),
    });
    const failed = await screen.findByRole('link', { name: '2 e-mails could not be delivered.' });
    expect(failed.getAttribute('href')).toBe('/admin/mail?state=failed');
    const contested = await screen.findByRole('link', { name: /^3 contested claims/ });
    expect(contested.getAttribute('href')).toBe('/admin/meters?view=contested');
    expect(await screen.findByRole('link', { name: /^1 feedback is waiting/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /no mail server/ })).toBeDefined();
  });

  it('says what failed, and tries again when asked to', async () => {
    const { sentTo } = await openAdmin('/admin', { '/api/v1/admin/health': refusal(500, {}) });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sentTo('health').length).toBeGreaterThan(1));
  });

  it('shows no feedback where the server takes none', async () => {
    const { sentTo } = await openAdmin('/admin', {
      '/api/v1/common/config': success(buildAppConfig({ feedback: false })),
      '/api/v1/admin/health': success(buildHealth()),
      '/api/v1/admin/contestedclaims': pageOfRows([]),
    });
    await screen.findByText('Everything is running, and nothing is waiting for you.');
    expect(screen.queryByRole('link', { name: 'Feedback' })).toBeNull();
    expect(sentTo('feedbacklist')).toEqual([]);
  });
});
