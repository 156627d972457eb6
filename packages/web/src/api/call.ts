import { isAppBuild } from '../platform/build.ts';
import { serverAddress } from '../platform/server-address.ts';
import { session } from '../session/session.ts';
import { language } from '../texts/texts.ts';
import { createClient } from './client.ts';
import { fetchUnlessEarly } from './early-answers.ts';
import { createKnownAnswers } from './known-answers.ts';
import type { Identity } from './request.ts';

export const identity = (): Identity => ({
  token: session.token(),
  lang: language(),
  ...(isAppBuild && { client: 'app', server: serverAddress() }),
});

const known = createKnownAnswers(fetchUnlessEarly);
session.onChange(known.forget);

/** `call(calls.site.overview, { params: { id } })`: the client in the browser's own session. */
export const call = createClient({ fetch: known.fetch, identity });
