// The saved user: the token and the account's kind, and the username when wished. Never the password; never the demo's.

import { kept } from '../platform/kept.ts';
import { createListeners } from '../platform/listeners.ts';

const token = kept('token');
const kind = kept('kind');
const username = kept('username');
const firstPassword = kept('firstPassword');

type Login = {
  readonly token: string;
  readonly username: string;
  readonly remember: boolean;
  readonly kind: 'user' | 'demo' | 'admin';
  readonly mustChangePassword: boolean;
};

const { subscribe, announce } = createListeners();

export const session = {
  token: (): string | null => token.get(),
  /** Only what is shown depends on it: the server asks for the kind itself. */
  isAdministrator: (): boolean => token.get() !== null && kind.get() === 'admin',
  /** Until another password is chosen the server answers little else. */
  mustChangePassword: (): boolean => token.get() !== null && firstPassword.get() !== null,
  /** Learnt from the server. */
  setMustChangePassword: (must: boolean): void => {
    if (must) firstPassword.set('1');
    else firstPassword.remove();
  },
  rememberedUsername: (): string => username.get() ?? '',
  open: (login: Login): void => {
    token.set(login.token);
    kind.set(login.kind);
    session.setMustChangePassword(login.mustChangePassword);
    announce();
    if (login.kind === 'demo') return;
    if (login.remember) username.set(login.username);
    else username.remove();
  },
  close: (): void => {
    token.remove();
    kind.remove();
    firstPassword.remove();
    announce();
  },
  /** Another person's session, or none. */
  onChange: subscribe,
};
