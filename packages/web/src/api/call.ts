import { isAppBuild } from '../platform/build.ts';
import { session } from '../session/session.ts';
import { language } from '../texts/texts.ts';
import { createClient } from './client.ts';
import { fetchUnlessEarly } from './early-answers.ts';
import type { Identity } from './request.ts';

export const identity = (): Identity => ({
  token: session.token(),
  lang: language(),
  ...(isAppBuild && { client: 'app' }),
});

/** `call(calls.site.overview, { params: { id } })`: the client in the browser's own session. */
export const call = createClient({ fetch: fetchUnlessEarly, identity });
