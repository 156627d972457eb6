import { calls } from '@ohmstead/contract';
import type { Context } from '../../context/context.ts';
import { listRejudged } from '../../rejudging/list-rejudged.ts';
import { sessionOf } from '../access/door.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

export const registerRejudged = (server: Server, context: Context): void => {
  registerCall(server, calls.rejudged.list, ({ request }) => listRejudged(context.db, sessionOf(request)));
};
