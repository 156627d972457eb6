// The one place where a failed call becomes a toast and, with the session gone, the login page after 2 s.
import { session } from '../session/session.ts';
import { say } from '../texts/texts.ts';
import { showToast } from '../toasts/toast-store.ts';
import { type Failure, failureOf } from './api-error.ts';
import { reactionOf } from './reaction.ts';

const loginDelayMs = 2000;

type Page = { readonly isShown: () => boolean; readonly open: () => void };

const none: Page = { isShown: () => true, open: () => undefined };
let loginPage = none;
let passwordPage = none;
let pending: ReturnType<typeof setTimeout> | null = null;

export const setLoginPage = (page: Page): void => {
  loginPage = page;
};

export const setPasswordPage = (page: Page): void => {
  passwordPage = page;
};

export const reactToFailure = (error: unknown): void => {
  if (isAborted(error)) return;
  const failure = failureOf(error);
  // Every call of a screen fails so: the page where it is mended opens once, and says why.
  if (isPasswordFirst(failure)) {
    session.setMustChangePassword(true);
    if (!passwordPage.isShown()) passwordPage.open();
    return;
  }
  const reaction = reactionOf(failure, say);
  showToast('error', reaction.text);
  if (reaction.toLogin) loginSoon(session.token());
};

const isPasswordFirst = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.code === 'password_change_required';

/** A request that was aborted on purpose did not fail. */
const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const loginSoon = (lost: string | null): void => {
  if (pending !== null || loginPage.isShown()) return;
  pending = setTimeout(() => {
    pending = null;
    // Whoever logged in again within the delay keeps the new session.
    if (session.token() !== lost || loginPage.isShown()) return;
    session.close();
    loginPage.open();
  }, loginDelayMs);
};
