import { calls } from '@ohmstead/contract';
import { keepAccount, planDeletion } from '../../account-deletion/plan-deletion.ts';
import { downloadEntries } from '../../account-download/download-entries.ts';
import { createDownloads } from '../../account-download/downloads.ts';
import { confirmAgain } from '../../accounts/contact-email.ts';
import { ownSessions } from '../../accounts/own-sessions.ts';
import type { Context } from '../../context/context.ts';
import { refuse } from '../../errors/outcome.ts';
import { brandTitle } from '../../mail/brand-title.ts';
import { networkOf } from '../../network/network-of.ts';
import { sessionOf } from '../access/door.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { registerFile } from '../calls/register-file.ts';

const { account } = calls;

export const registerOwnAccount = (server: Server, context: Context): void => {
  const { db, config } = context;
  registerSessions(server, context);
  registerDeletion(server, context);
  registerCall(
    server,
    account.confirmagain,
    ({ request }) => confirmAgain(context, sessionOf(request).accountId),
    'user.confirmSent',
  );
  const downloads = createDownloads(context);
  registerFile(server, account.download, async ({ request, lang }) => {
    const scope = scopeOf(context, request);
    const start = { accountId: scope.accountId, at: new Date(scope.nowMs) };
    return downloads.start(start, async () =>
      downloadEntries(scope, { lang, brand: await brandTitle(db, config.serverGroup) }),
    );
  });
};

const registerSessions = (server: Server, context: Context): void => {
  const { sessions } = context;
  registerCall(server, account.sessions, ({ request }) => ownSessions(context, sessionOf(request)));
  registerCall(server, account.endsession, async ({ body: { id }, request }) => {
    const session = sessionOf(request);
    if (id === undefined) await sessions.endOthers(session);
    else if (!(await sessions.endOne(session.accountId, id))) return refuse('wrong_id');
    return null;
  });
};

const registerDeletion = (server: Server, context: Context): void => {
  registerCall(server, account.deleteaccount, ({ body: { password }, request }) =>
    planDeletion(context, {
      session: sessionOf(request),
      password,
      address: networkOf(request.ip),
    }),
  );
  registerCall(
    server,
    account.keepaccount,
    ({ request }) => keepAccount(context, sessionOf(request).accountId),
    'deletion.kept',
  );
};
