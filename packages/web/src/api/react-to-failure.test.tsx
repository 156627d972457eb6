import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUpApp } from '../../test/app-for-test.tsx';
import { chooseLanguage } from '../texts/texts.ts';
import { shownToasts } from '../toasts/toast-store.ts';
import { ApiError } from './api-error.ts';
import { reactToFailure, setLoginPage, setPasswordPage } from './react-to-failure.ts';

const lost = new ApiError({ kind: 'refused', status: 401, code: null, message: '', fields: [] });

describe('reactToFailure', () => {
  cleanUpApp();
  let page: { shown: boolean; opened: number };
  beforeEach(async () => {
    await chooseLanguage('en');
    vi.useFakeTimers();
    localStorage.setItem('token', 'old');
    page = { shown: false, opened: 0 };
    setLoginPage({ isShown: () => page.shown, open: () => (page.opened += 1) });
  });

  it('opens the login page 2 s after a 401, once for all that failed', () => {
    reactToFailure(lost);
    reactToFailure(lost);
    expect(shownToasts().map(({ text }) => text)).toEqual(['Login required to continue access']);
    vi.advanceTimersByTime(1999);
    expect(page.opened).toBe(0);
    vi.advanceTimersByTime(1);
    expect(page.opened).toBe(1);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('does the same for an errorMsg alone, in its own words', () => {
    reactToFailure(new ApiError({ kind: 'sessionLost', message: 'Please log in again' }));
    vi.advanceTimersByTime(2000);
    expect(shownToasts().map(({ text }) => text)).toEqual(['Please log in again']);
    expect(page.opened).toBe(1);
  });

  it('opens the page that changes a first password, once for all that failed', () => {
    const code = 'password_change_required' as const;
    const refused = new ApiError({ kind: 'refused', status: 403, code, message: '', fields: [] });
    let opened = 0;
    setPasswordPage({ isShown: () => opened > 0, open: () => (opened += 1) });
    reactToFailure(refused);
    reactToFailure(refused);
    expect(opened).toBe(1);
    expect(shownToasts()).toEqual([]);
  });

  it('stays on the login page', () => {
    page.shown = true;
    reactToFailure(lost);
    vi.advanceTimersByTime(2000);
    expect(page.opened).toBe(0);
  });

  it('leaves a session alone that was opened meanwhile', () => {
    reactToFailure(lost);
    localStorage.setItem('token', 'new');
    vi.advanceTimersByTime(2000);
    expect(page.opened).toBe(0);
    expect(localStorage.getItem('token')).toBe('new');
  });

  it('says nothing of a call given up on purpose', () => {
    reactToFailure(new DOMException('gone', 'AbortError'));
    expect(shownToasts()).toEqual([]);
  });
});
