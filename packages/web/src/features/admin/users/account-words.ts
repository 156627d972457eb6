import type { ListedAccount } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';

type State = ListedAccount['state'];

export const stateNames: Record<State, TextKey> = {
  open: 'admin.users.open',
  disabled: 'admin.users.disabled',
  toBeDeleted: 'admin.users.toBeDeleted',
};

export const stateTones = { open: 'good', disabled: 'bad', toBeDeleted: 'warn' } as const satisfies Record<
  State,
  string
>;

export const kindNames: Record<ListedAccount['kind'], TextKey> = {
  user: 'admin.users.kindUser',
  demo: 'admin.users.kindDemo',
  admin: 'admin.users.kindAdmin',
};
