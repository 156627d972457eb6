import { calls } from '@ohmstead/contract';
import type { Context } from '../../context/context.ts';
import { isRefused } from '../../errors/outcome.ts';
import { serialNumberState } from '../../sites/claims/claim-serial-number.ts';
import { deleteMeter } from '../../sites/editing/delete-meter.ts';
import { renewKey } from '../../sites/editing/renew-key.ts';
import { reopenUpload } from '../../sites/editing/reopen-upload.ts';
import { saveMeter } from '../../sites/editing/save-meter.ts';
import { editorOf } from '../access/editor-of.ts';
import { serialNumberCheckLimit } from '../access/rate-limits.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { savedOrEdited } from '../calls/saved-or-edited.ts';
import { meterAnswer } from './routes.ts';

const { place } = calls;

export const registerMeterEditing = (server: Server, context: Context): void => {
  registerCall(
    server,
    place.saveMeter,
    async ({ body, request }) => {
      const id = await saveMeter(editorOf(context, request), body);
      return isRefused(id) ? id : meterAnswer(context, request, id);
    },
    savedOrEdited,
  );
  for (const call of [place.deleteMeter, place.deleteMeterByGet]) {
    registerCall(
      server,
      call,
      ({ params, request }) => deleteMeter(editorOf(context, request), params.id),
      'edit.deleted',
    );
  }
  registerUploadAccess(server, context);
  registerSerialNumberCheck(server, context);
};

/** Who may upload for a meter: its key, and its serial number alone. */
const registerUploadAccess = (server: Server, context: Context): void => {
  for (const { call, edit } of [
    { call: place.renewKey, edit: renewKey },
    { call: place.reopenUpload, edit: reopenUpload },
  ]) {
    registerCall(
      server,
      call,
      async ({ params, request }) => {
        const edited = await edit(editorOf(context, request), params.id);
        return isRefused(edited) ? edited : meterAnswer(context, request, params.id);
      },
      'edit.edited',
    );
  }
};

const registerSerialNumberCheck = (server: Server, context: Context): void => {
  const limit = serialNumberCheckLimit(server.app);
  registerCall(server, place.checkSerialNumber, async ({ query, request }) => {
    await limit(request);
    const { db, accountId } = scopeOf(context, request);
    return { state: await serialNumberState(db, { sn: query.sn, accountId }) };
  });
};
