import { ask } from './ask.ts';

type Shared = {
  readonly siteId: number;
  /** Of its owner. */
  readonly token: string;
  readonly viewer: { readonly username: string; readonly token: string };
  readonly showsPrices: boolean;
};

/** Invites somebody who says yes. */
export const share = async (
  origin: string,
  { siteId, token, viewer, showsPrices }: Shared,
): Promise<void> => {
  const told = async (path: string, options: { token: string; body?: unknown }): Promise<unknown> => {
    const { successful, message, data } = await ask(origin, `/api/v1/${path}`, options);
    if (!successful) throw new Error(`${path}: ${message}`);
    return data;
  };
  await told(`site/viewer/${siteId}`, { token, body: { username: viewer.username, showsPrices } });
  const invitations = await told('user/invitations', { token: viewer.token });
  const id: unknown = Array.isArray(invitations) ? invitations[0]?.id : undefined;
  await told('user/invitation', { token: viewer.token, body: { id, accept: true } });
};
