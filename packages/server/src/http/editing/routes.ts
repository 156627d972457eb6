import { calls, type ErrorCode } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { serialNumberState } from '../../editing/claim-meter.ts';
import { deleteMeter } from '../../editing/delete-meter.ts';
import { deleteSite } from '../../editing/delete-site.ts';
import type { Editor } from '../../editing/editor.ts';
import { type EditRefusal, RefusedEdit } from '../../editing/refused-edit.ts';
import { renewKey } from '../../editing/renew-key.ts';
import { saveMeter } from '../../editing/save-meter.ts';
import { saveMonthTarget, saveSite } from '../../editing/save-site.ts';
import { sortSitesAndMeters } from '../../editing/sort-order.ts';
import { AppError, invalid } from '../app-error.ts';
import { askerOf } from '../asker-of.ts';
import { sessionOf } from '../door.ts';
import { meterAnswer } from '../meter/routes.ts';
import { registerCall, type Server } from '../register-call.ts';
import { ownView, presentSite } from '../site/present.ts';
import { registerEmissionCalls } from './emission-routes.ts';

const { place } = calls;

export const registerEditingCalls = (server: Server, context: Context): void => {
  registerSiteEditing(server, context);
  registerEmissionCalls(server, context);
  registerMeterEditing(server, context);
  registerSerialNumberCheck(server, context);
  registerCall(
    server,
    calls.place.sort,
    async ({ body, request }) => {
      await refusals(sortSitesAndMeters(askerOf(context, request), body));
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
      const saved = await saveSite(askerOf(context, request), body);
      if (saved.kind !== 'saved') throw siteRefusal(saved.kind);
      return presentSite(saved.site, ownView);
    },
    savedOrEdited,
  );
  registerCall(
    server,
    place.saveMonthTarget,
    async ({ body, request }) => {
      const saved = await saveMonthTarget(askerOf(context, request), body);
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

const siteRefusal = (kind: 'wrongId' | 'timeZoneUnknown' | 'tooMany'): AppError =>
  kind === 'timeZoneUnknown' ? invalid('timeZone', 'time_zone_unknown') : new AppError(codeOf[kind]);

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

const registerSerialNumberCheck = (server: Server, { db }: Context): void =>
  registerCall(server, place.checkSerialNumber, async ({ query }) => ({
    state: await serialNumberState(db, query.sn),
  }));

const savedOrEdited = ({ body }: { readonly body: { readonly id: number } }) =>
  body.id === 0 ? 'edit.saved' : 'edit.edited';

const editorOf = (context: Context, request: FastifyRequest): Editor => ({
  ...askerOf(context, request),
  ingest: context.ingest,
  isDemo: sessionOf(request).kind === 'demo',
});

const codeOf: Record<EditRefusal, ErrorCode> = {
  wrongId: 'wrong_id',
  demoReadOnly: 'demo_read_only',
  snRequired: 'sn_required',
  snUsed: 'sn_used',
  tooMany: 'too_many',
  onlyMeter: 'only_meter',
  partsInvalid: 'parts_invalid',
  partInUse: 'part_in_use',
};

const refusals = async <Answer>(edit: Promise<Answer>): Promise<Answer> => {
  try {
    return await edit;
  } catch (error) {
    throw error instanceof RefusedEdit ? new AppError(codeOf[error.refusal]) : error;
  }
};
