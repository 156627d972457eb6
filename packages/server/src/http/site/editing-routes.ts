import { calls, type ErrorCode } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context/context.ts';
import { AppError, invalid } from '../../errors/app-error.ts';
import type { Quotas } from '../../quotas/quotas.ts';
import { serialNumberState } from '../../sites/claims/claim-serial-number.ts';
import { deleteMeter } from '../../sites/editing/delete-meter.ts';
import { deleteSite } from '../../sites/editing/delete-site.ts';
import type { Editor } from '../../sites/editing/editor.ts';
import { type EditRefusal, RefusedEdit } from '../../sites/editing/refused-edit.ts';
import { renewKey } from '../../sites/editing/renew-key.ts';
import { reopenUpload } from '../../sites/editing/reopen-upload.ts';
import { sitesAllowed } from '../../sites/editing/row-limits.ts';
import { saveMeter } from '../../sites/editing/save-meter.ts';
import { type SaveSiteOutcome, saveMonthTarget, saveSite } from '../../sites/editing/save-site.ts';
import { sortSitesAndMeters } from '../../sites/editing/sort-order.ts';
import { quotasOfRequest } from '../access/check-quotas.ts';
import { sessionOf } from '../access/door.ts';
import { serialNumberCheckLimit } from '../access/rate-limits.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { meterAnswer } from '../meter/routes.ts';
import { registerEmissionCalls } from './emission-routes.ts';
import { ownView, presentSite } from './present.ts';

const { place } = calls;

export const registerEditingCalls = (server: Server, context: Context): void => {
  registerSiteEditing(server, context);
  registerEmissionCalls(server, context);
  registerMeterEditing(server, context);
  registerReopening(server, context);
  registerSerialNumberCheck(server, context);
  registerCall(
    server,
    calls.place.sort,
    async ({ body, request }) => {
      await refusals(sortSitesAndMeters(scopeOf(context, request), body));
      return null;
    },
    'edit.saved',
  );
};

const registerSiteEditing = (server: Server, context: Context): void => {
  registerCall(
    server,
    place.save,
    async ({ body, request }) => {
      const saved = await saveSite(editorOf(context, request), body);
      if (saved.kind !== 'saved') throw siteRefusal(saved.kind, quotasOfRequest(context, request));
      return presentSite(saved.site, ownView);
    },
    savedOrEdited,
  );
  registerCall(
    server,
    place.saveMonthTarget,
    async ({ body, request }) => {
      const saved = await saveMonthTarget(scopeOf(context, request), body);
      if (!saved) throw new AppError('wrong_id');
      return saved;
    },
    'edit.saved',
  );
  for (const call of [place.delete, place.deleteByGet]) {
    registerCall(
      server,
      call,
      async ({ params, request }) => {
        await refusals(deleteSite(editorOf(context, request), params.id));
        return null;
      },
      'edit.deleted',
    );
  }
};

const siteRefusal = (kind: Exclude<SaveSiteOutcome['kind'], 'saved'>, quotas: Quotas): AppError => {
  if (kind === 'timeZoneUnknown') return invalid('timeZone', 'time_zone_unknown');
  return new AppError(codeOf[kind], kind === 'tooMany' ? { count: sitesAllowed(quotas) } : {});
};

const registerMeterEditing = (server: Server, context: Context): void => {
  registerCall(
    server,
    place.saveMeter,
    async ({ body, request }) =>
      meterAnswer(context, request, await refusals(saveMeter(editorOf(context, request), body))),
    savedOrEdited,
  );
  for (const call of [place.deleteMeter, place.deleteMeterByGet]) {
    registerCall(
      server,
      call,
      async ({ params, request }) => {
        await refusals(deleteMeter(editorOf(context, request), params.id));
        return null;
      },
      'edit.deleted',
    );
  }
  registerCall(
    server,
    place.renewKey,
    async ({ params, request }) => {
      await refusals(renewKey(editorOf(context, request), params.id));
      return meterAnswer(context, request, params.id);
    },
    'edit.edited',
  );
};

const registerReopening = (server: Server, context: Context): void =>
  registerCall(
    server,
    place.reopenUpload,
    async ({ params, request }) => {
      await refusals(reopenUpload(editorOf(context, request), params.id));
      return meterAnswer(context, request, params.id);
    },
    'edit.edited',
  );

const registerSerialNumberCheck = (server: Server, context: Context): void => {
  const limit = serialNumberCheckLimit(server.app);
  registerCall(server, place.checkSerialNumber, async ({ query, request }) => {
    await limit(request);
    const { db, accountId } = scopeOf(context, request);
    return { state: await serialNumberState(db, { sn: query.sn, accountId }) };
  });
};

const savedOrEdited = ({ body }: { readonly body: { readonly id: number } }) =>
  body.id === 0 ? 'edit.saved' : 'edit.edited';

const editorOf = (context: Context, request: FastifyRequest): Editor => ({
  ...scopeOf(context, request),
  ingest: context.ingest,
  isDemo: sessionOf(request).kind === 'demo',
  quotas: quotasOfRequest(context, request),
});

const codeOf: Record<EditRefusal, ErrorCode> = {
  wrongId: 'wrong_id',
  demoReadOnly: 'demo_read_only',
  snRequired: 'sn_required',
  snUsed: 'sn_used',
  tooMany: 'quota_sites',
  tooManyMeters: 'quota_meters',
  onlyMeter: 'only_meter',
  partsInvalid: 'parts_invalid',
  partInUse: 'part_in_use',
};

const refusals = async <Answer>(edit: Promise<Answer>): Promise<Answer> => {
  try {
    return await edit;
  } catch (error) {
    if (!(error instanceof RefusedEdit)) throw error;
    const { refusal, most } = error;
    throw new AppError(codeOf[refusal], most === undefined ? {} : { count: most });
  }
};
