import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../test/app-for-test.tsx';
import { buildAppConfig } from '../../test/build-app-config.ts';
import { serveForTest, success } from '../../test/server-for-test.ts';

const server = ({ feedback = true } = {}) =>
  serveForTest({
    '/api/v1/common/config': success(buildAppConfig({ feedback })),
    '/api/v1/user/sitelist': success([]),
    '/api/v1/user/meterlist': success([]),
    '/api/v1/user/noticecount': success({
      List: [
        { type: 'product', Count: 4, UnReadCount: 2 },
        { type: 'autoSend', Count: 1, UnReadCount: 1 },
      ],
      invitations: 0,
    }),
  });

describe('the route table', () => {
  cleanUpApp();

  it.each([
    '/main',
    '/site/3',
    '/site/3/report/energy',
    '/site/3/report/bill',
    '/site/3/report/energyhour',
    '/site/3/report/dataalert',
    '/edit/password',
    '/edit/usersetting',
    '/edit/noticelist',
    '/edit/notice/1',
    '/edit/feedbacklist',
    '/edit/addfeedback',
    '/edit/feedback/1',
    '/edit/placelist',
    '/edit/place/1',
    '/edit/place/1/tariff',
    '/edit/place/1/tariff/0',
    '/site/3/whatif',
    '/site/3/invoices',
    '/site/3/invoices/0',
    '/edit/meterlist',
    '/edit/meter/1',
  ])('asks a stranger at %s to log in first', async (path) => {
    server();
    const { router } = await openApp(path);
    await screen.findByRole('button', { name: 'Log in' });
    expect(router.state.location.href).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  });

  it.each([
    '/',
    '/localdevices',
    '/localdevices/setup',
    '/local/192.168.1.20',
    '/local/192.168.1.20/wifisetting',
    '/local/192.168.1.20/wifiscan',
  ])('leads %s to the main page', async (path) => {
    localStorage.setItem('token', 't');
    server();
    const { router } = await openApp(path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/main'));
  });

  it.each(['/register', '/forgotPassword'])('leaves %s to strangers', async (path) => {
    server();
    const { router } = await openApp(path);
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe(path);
  });

  it('says that there is no such page', async () => {
    server();
    await openApp('/nowhere');
    expect(await screen.findByText('There is no page at this address.')).toBeDefined();
  });

  it('has no pages of feedback where the server takes none', async () => {
    localStorage.setItem('token', 't');
    server({ feedback: false });
    await openApp('/edit/feedbacklist');
    expect(await screen.findByText('There is no page at this address.')).toBeDefined();
  });

  it('shows how many notices are unread beside Settings', async () => {
    localStorage.setItem('token', 't');
    server();
    await openApp('/edit/password');
    expect(await screen.findByText('3 unread notices')).toBeDefined();
  });
});
