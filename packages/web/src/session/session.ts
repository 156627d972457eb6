// The saved user: the token, and the username when wished. Never the password; never the demo's.
import { kept } from './kept.ts';

const token = kept('token');
const username = kept('username');

const listeners = new Set<() => void>();

const announce = (): void => {
  for (const listener of listeners) listener();
};

export const session = {
  token: (): string | null => token.get(),
  rememberedUsername: (): string => username.get() ?? '',
  open: (login: { token: string; username: string; remember: boolean; demo: boolean }): void => {
    token.set(login.token);
    announce();
    if (login.demo) return;
    if (login.remember) username.set(login.username);
    else username.remove();
  },
  close: (): void => {
    token.remove();
    announce();
  },
  /** Another person's session, or none. */
  onChange: (listener: () => void): void => {
    listeners.add(listener);
  },
};
