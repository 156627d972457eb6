import { noticePageSize } from '@ohmstead/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUpApp, openApp } from '../../../test/app-for-test.tsx';
import { liveForTest } from '../../../test/live-for-test.ts';
import { refusal, serveForTest, success } from '../../../test/server-for-test.ts';

const row = (id: number, given: object = {}) => ({
  id,
  type: 'product',
  title: `Notice ${id}`,
  createdAt: '2026-11-20T12:00:00.000Z',
  isRead: false,
  ...given,
});
const counts = (product: number, autoSend = 0) =>
  success({
    List: [
      { type: 'product', Count: 9, UnReadCount: product },
      { type: 'promotion', Count: 0, UnReadCount: 0 },
      { type: 'autoSend', Count: 1, UnReadCount: autoSend },
    ],
    invitations: 0,
  });

/** Answers may be replaced while it runs. */
const serve = (given: Record<string, ReturnType<typeof success>> = {}) => {
  const { stream, send } = liveForTest();
  const answers = {
    '/api/v1/common/config': success({ serverGroup: 'pm', version: '1', feedback: true, demo: null }),
    '/api/v1/user/noticecount': counts(1),
    '/api/v1/user/noticelist': success([row(2), row(1, { isRead: true })]),
    '/api/v1/user/readnotices': success(null),
    '/api/v1/user/live': stream,
    ...given,
  };
  const { asked } = serveForTest(answers);
  const live = (newestNotice: number | null) =>
    act(async () => send({ sites: [], meters: [], newestNotice }));
  return {
    answers,
    asked,
    live,
    timesAsked: (path: string) => asked.filter((one) => one.path.startsWith(path)).length,
  };
};

/** The width of the window as far as style sheets ask. */
const widen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('64em'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

describe('the notices', () => {
  cleanUpApp();
  beforeEach(() => {
    localStorage.setItem('token', 't');
    widen(false);
  });

  it('are of the type that has something new, and say in a word what is unread', async () => {
    const { answers } = serve({ '/api/v1/user/noticecount': counts(0, 1) });
    answers['/api/v1/user/noticelist'] = success([
      row(2, { type: 'autoSend' }),
      row(1, { type: 'autoSend', isRead: true }),
    ]);
    await openApp('/edit/noticelist');
    const unread = await screen.findByRole('link', { name: /Notice 2/ });
    expect(within(unread).getByText('New')).toBeDefined();
    expect(within(screen.getByRole('link', { name: /Notice 1/ })).queryByText('New')).toBeNull();
    expect((screen.getByRole('radio', { name: 'Automatic (1)' }) as HTMLInputElement).checked).toBe(true);
    expect(screen.getByRole('radio', { name: 'Promotions' })).toBeDefined();
  });

  it('say of each type what there is none of', async () => {
    serve({ '/api/v1/user/noticelist': success([]), '/api/v1/user/noticecount': counts(0) });
    await openApp('/edit/noticelist');
    await screen.findByText('There is no news about the product at the moment.');
    fireEvent.click(screen.getByRole('radio', { name: 'Promotions' }));
    await screen.findByText('There are no promotions at the moment.');
    fireEvent.click(screen.getByRole('radio', { name: 'Automatic' }));
    await screen.findByText('You have no automatic messages.');
  });

  it('say what failed, and come after trying again', async () => {
    const { answers } = serve();
    answers['/api/v1/user/noticelist'] = refusal(400, { code: 'date_invalid' });
    await openApp('/edit/noticelist?type=product');
    await screen.findByRole('alert');
    answers['/api/v1/user/noticelist'] = success([row(2)]);
    fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: /Notice 2/ });
  });

  it('come page by page, up to what was the newest at the first', async () => {
    const { answers, asked } = serve();
    const ids = Array.from({ length: noticePageSize }, (_, index) => 50 - index);
    answers['/api/v1/user/noticelist'] = success(ids.map((id) => row(id)));
    await openApp('/edit/noticelist?type=product');
    const more = await screen.findByRole('button', { name: 'Show more' });
    answers['/api/v1/user/noticelist'] = success([row(7)]);
    fireEvent.click(more);
    await screen.findByRole('link', { name: /Notice 7/ });
    expect(
      screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('Notice')),
    ).toHaveLength(21);
    const last = asked.findLast(({ path }) => path.startsWith('/api/v1/user/noticelist'));
    expect(last?.path).toContain('skip=20');
    expect(last?.path).toContain(`until=${encodeURIComponent('2026-11-20T12:00:00.000Z')}`);
    await screen.findByText('Notices are shown for a year.');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('are all marked as read at once', async () => {
    const { answers, asked } = serve();
    await openApp('/edit/noticelist');
    const mark = await screen.findByRole('button', { name: 'Mark all as read' });
    answers['/api/v1/user/noticecount'] = counts(0);
    fireEvent.click(mark);
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    await waitFor(() => expect(mark.getAttribute('aria-disabled')).toBe('true'));
    expect(asked.find(({ path }) => path === '/api/v1/user/readnotices')?.body).toEqual({ type: 'product' });
    expect(screen.getByRole('radio', { name: 'Product' })).toBeDefined();
  });

  it('are asked for anew when another one is the newest, and else left alone', async () => {
    const { answers, live, timesAsked } = serve();
    await openApp('/edit/noticelist');
    await screen.findByRole('link', { name: /Notice 2/ });
    await live(2);
    await waitFor(() => expect(timesAsked('/api/v1/user/noticelist')).toBe(2));
    await live(2);
    answers['/api/v1/user/noticelist'] = success([row(3), row(2), row(1, { isRead: true })]);
    answers['/api/v1/user/noticecount'] = counts(2);
    await live(3);
    await screen.findByRole('link', { name: /Notice 3/ });
    await screen.findByText('2 unread notices');
    expect(timesAsked('/api/v1/user/noticelist')).toBe(3);
  });
});

describe('a notice', () => {
  cleanUpApp();
  beforeEach(() => localStorage.setItem('token', 't'));

  const content = 'First line\nsecond line\n\nSee https://example.com/news. <img src=x onerror=alert(1)>';
  const detail = { ...row(2), isRead: true, content, link: '/edit/meterlist' };

  it('is shown as text with its links, and is read from then on', async () => {
    widen(true);
    const { answers, timesAsked } = serve({ '/api/v1/user/notice/2': success(detail) });
    const { container, router } = await openApp('/edit/noticelist?type=product');
    await screen.findByText('Choose a notice to read it here.');
    answers['/api/v1/user/noticecount'] = counts(0);
    fireEvent.click(await screen.findByRole('link', { name: /Notice 2/ }));
    const link = await screen.findByRole('link', { name: 'https://example.com/news' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(container.querySelector('img[src=x]')).toBeNull();
    expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeDefined();
    expect(screen.getByRole('link', { name: /Notice 2/ }).getAttribute('aria-current')).toBe('page');
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    expect(timesAsked('/api/v1/user/noticelist')).toBe(1);
    fireEvent.click(screen.getByRole('link', { name: 'Open the page' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/edit/meterlist'));
  });

  it('leads to no page of another site', async () => {
    widen(false);
    serve({ '/api/v1/user/notice/2': success({ ...detail, link: '//example.com/' }) });
    await openApp('/edit/notice/2');
    await screen.findByRole('heading', { level: 2, name: 'Notice 2' });
    expect(screen.queryByRole('link', { name: 'Open the page' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Product' })).toBeNull();
  });

  it.each(['3', '0', 'nonsense'])('that is not there (%s) leads back to the list', async (id) => {
    widen(false);
    serve({ '/api/v1/user/notice/3': refusal(404, { code: 'wrong_id' }) });
    await openApp(`/edit/notice/${id}`);
    fireEvent.click(await screen.findByRole('link', { name: 'All notices' }));
    await screen.findByRole('link', { name: /Notice 2/ });
  });
});
