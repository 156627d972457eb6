import { calls } from '@ohmstead/contract';
import { listTexts } from '../../administration/texts/list-texts.ts';
import { saveText } from '../../administration/texts/save-text.ts';
import type { Context } from '../../context/context.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { administratorOf } from './administrator-of.ts';

const { admin } = calls;

export const registerTextAdministration = (server: Server, context: Context): void => {
  registerCall(server, admin.textlist, ({ query: { onlyReplaced, ...query } }) =>
    listTexts(context.db, { ...query, onlyReplaced: onlyReplaced === 'true' }),
  );
  registerCall(
    server,
    admin.savetext,
    ({ body, request }) => saveText(administratorOf(context, request), body),
    'edit.saved',
  );
};
