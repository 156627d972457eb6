import { ask } from './ask.ts';

type Shared = {
  readonly siteId: number;
  /** The token of the site's owner. */
  readonly token: string;
  readonly viewer: { readonly username: string; readonly token: string };
  readonly showsPrices: boolean;
};

/** Invites the viewer and accepts the invitation in their name. */
export const share = async (
  origin: string,
  { siteId, token, viewer, showsPrices }: Shared,
): Promise<void> => {
  const answerTo = async (path: string, options: { token: string; body?: unknown }): Promise<unknown> => {
    const { successful, message, data } = await ask(origin, `/api/v1/${path}`, options);
    if (!successful) throw new Error(`${path}: ${message}`);
    return data;
  };
  await answerTo(`site/viewer/${siteId}`, { token, body: { username: viewer.username, showsPrices } });
  const invitations = await answerTo('user/invitations', { token: viewer.token });
  const id: unknown = Array.isArray(invitations) ? invitations[0]?.id : undefined;
  await answerTo('user/invitation', { token: viewer.token, body: { id, accept: true } });
};
