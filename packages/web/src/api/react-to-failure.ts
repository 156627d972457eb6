// The one place where a failed call becomes a toast and, with the session gone, the login page after 2 s.
import { session } from '../session/session.ts';
import { say } from '../texts/texts.ts';
import { showToast } from '../toasts/toast-store.ts';
import { failureOf } from './api-error.ts';
import { reactionOf } from './reaction.ts';

const loginDelayMs = 2000;

type LoginPage = { readonly isShown: () => boolean; readonly open: () => void };

let loginPage: LoginPage = { isShown: () => true, open: () => undefined };
let pending: ReturnType<typeof setTimeout> | null = null;

export const setLoginPage = (page: LoginPage): void => {
  loginPage = page;
};

export const reactToFailure = (error: unknown): void => {
  if (isAborted(error)) return;
  const reaction = reactionOf(failureOf(error), say);
  showToast('error', reaction.text);
  if (reaction.toLogin) loginSoon(session.token());
};

/** Given up on purpose: nothing failed. */
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
