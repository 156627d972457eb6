// The saved user: the token and the account's kind, and the username when wished. Never the password; never the demo's.
import { kept } from './kept.ts';

const token = kept('token');
const kind = kept('kind');
const username = kept('username');

type AccountKind = 'user' | 'demo' | 'admin';

const listeners = new Set<() => void>();

const announce = (): void => {
  for (const listener of listeners) listener();
};

export const session = {
  token: (): string | null => token.get(),
  /** Only what is shown depends on it: the server asks for the kind itself. */
  isAdministrator: (): boolean => token.get() !== null && kind.get() === 'admin',
  rememberedUsername: (): string => username.get() ?? '',
  open: (login: { token: string; username: string; remember: boolean; kind: AccountKind }): void => {
    token.set(login.token);
    kind.set(login.kind);
    announce();
    if (login.kind === 'demo') return;
    if (login.remember) username.set(login.username);
    else username.remove();
  },
  close: (): void => {
    token.remove();
    kind.remove();
    announce();
  },
  /** Another person's session, or none. */
  onChange: (listener: () => void): void => {
    listeners.add(listener);
  },
};
