import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../test/app-for-test.tsx';
import { refusal, serveForTest, success } from '../../../test/server-for-test.ts';

const typed: Record<string, string> = {
  Username: 'ada_l',
  Password: 'secret-1',
  'Repeat password': 'secret-1',
  'Meter serial number (SN)': 'da2bed94',
  'Full name': 'Ada Lovelace',
};

const fillIn = async (change: Record<string, string> = {}): Promise<void> => {
  await screen.findByLabelText('Username');
  for (const [label, value] of Object.entries({ ...typed, ...change }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
};

const errorOf = (label: string): string | null | undefined => {
  const described = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  const id = described.split(' ').find((part) => part.endsWith('-error'));
  return id && document.getElementById(id)?.textContent;
};

const sent = (asked: readonly { path: string; body: unknown }[]) =>
  asked.find(({ path }) => path === '/api/v1/user/register')?.body;

describe('register', () => {
  cleanUpApp();

  const registered = success({ siteId: 1, meterId: 1, proofNeeded: false });

  it('logs in with what was typed and opens My sites', async () => {
    const { asked } = serveForTest({
      '/api/v1/user/register': registered,
      '/api/v1/user/login': success({
        token: 'of ada',
        username: 'ada_l',
        fullName: 'Ada',
        kind: 'user',
        mustChangePassword: false,
      }),
    });
    const { router } = await openApp('/register');
    await fillIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/main'));
    expect(localStorage.getItem('token')).toBe('of ada');
    expect(asked.find(({ path }) => path === '/api/v1/user/login')?.body).toEqual({
      username: 'ada_l',
      password: typed.Password,
      remember: false,
    });
  });

  it('sends the browser’s time zone; a login that fails leads to its page with the username filled in', async () => {
    const { asked } = serveForTest({
      '/api/v1/user/register': registered,
      '/api/v1/user/login': refusal(503, { code: 'unavailable' }),
    });
    const { router } = await openApp('/register');
    await fillIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(await screen.findByLabelText('Username')).toHaveProperty('value', 'ada_l');
    // The login page may show its own state beside it.
    const shown = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(shown).toContain('Registered, please log in');
    expect(sent(asked)).toMatchObject({
      username: 'ada_l',
      sn: 'DA2BED94',
      TimeZoneInfoId: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(sent(asked)).not.toHaveProperty('repeat');
  });

  it.each([
    [
      'Username',
      { Username: 'ada:l' },
      'A username may contain only English letters, digits and underscores.',
    ],
    ['Password', { Password: 'sunshine' }, 'This password is very common and easy to guess.'],
    ['Repeat password', { 'Repeat password': 'secret-2' }, 'The two passwords do not match.'],
    ['Full name', { 'Full name': '' }, 'Please enter your full name.'],
    [
      'Meter serial number (SN)',
      { 'Meter serial number (SN)': '12-34' },
      'Invalid serial number: it has 8 to 16 letters and digits.',
    ],
  ])('says under %s what is wrong, without asking the server', async (label, change, text) => {
    const { asked } = serveForTest({});
    await openApp('/register');
    await fillIn(change);
    expect(errorOf(label)).toBe(text);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(sent(asked)).toBeUndefined();
  });

  it.each([
    ['by its code', { code: 'sn_used' }],
    [
      'by the field',
      { code: 'validation', errors: [{ field: 'sn', code: 'sn_used', message: 'SN already used' }] },
    ],
  ])('puts the server’s refusal, %s, under its field', async (_, data) => {
    serveForTest({ '/api/v1/user/register': refusal(400, data) });
    await openApp('/register');
    await fillIn();
    await waitFor(() =>
      expect(errorOf('Meter serial number (SN)')).toBe('This serial number is already in use.'),
    );
    expect(screen.getByRole('alert').textContent).toContain('This serial number is already in use.');
  });

  it('shows the rules before anything is typed', async () => {
    serveForTest({});
    await openApp('/register');
    expect(await screen.findByText('4 to 15 letters, digits or underscores')).toBeDefined();
    expect(screen.getByText('8 to 16 letters and digits, printed on the meter')).toBeDefined();
  });
});
