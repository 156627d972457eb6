// History from files.
import { calls, type ErrorCode, errors } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context/context.ts';
import { type Refusal, refuse } from '../../errors/outcome.ts';
import { fileBeginning } from '../../imports/file-beginning.ts';
import { FileRefused } from '../../imports/file-refused.ts';
import { findImport, importsOf, isReplacedLater } from '../../imports/import-store.ts';
import { previewFile } from '../../imports/preview-file.ts';
import { findMeter } from '../../sites/find-meter.ts';
import { checkImports, checkStored, storedRefusal } from '../access/check-quotas.ts';
import { sessionOf } from '../access/door.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { allowSlowBody } from '../connections/body-time.ts';
import { fileOf, takeOnlyFiles } from '../connections/file-body.ts';
import { limitBodies, withPermit } from '../connections/limit-bodies.ts';
import { presentImport, presentOutcome } from './present.ts';

export const registerImportCalls = (server: Server, context: Context): void => {
  const { db, imports } = context;
  server.app.register(async (app) => {
    takeOnlyFiles(app, fileTypes);
    limitBodies(app, importPlaces);
    registerFileCalls({ ...server, app }, context);
  });
  registerCall(server, calls.import.list, async ({ params, query }) =>
    (await importsOf(db, params.id, query.before)).map((row) => presentImport(row, imports)),
  );
  registerCall(server, calls.import.undo, async ({ params, body, request }) => {
    const found = await findImport(db, body.importId);
    if (found?.meter_id !== params.id) return refuse('wrong_id');
    if (await isReplacedLater(db, found)) return refuse('import_replaced_later');
    allowSlowBody(request.raw);
    const removed = await imports.undo(params.id, found.id);
    if (removed === null) return refuse('import_busy', { retryAfterSeconds: 10 });
    return { removed };
  });
};

/** A file takes room on the disk until its import has ended. A household’s or an office’s people share an address. */
const importPlaces = { ofAccount: 2, ofAddress: 3, inAll: 16, code: 'imports_busy' } as const;

/** The content decides what a file is. Some browsers take a CSV for a file of Excel. */
const fileTypes =
  /^(?:text\/(?:csv|plain|xml)|application\/(?:(?:[\w.-]+\+)?xml|(?:x-)?(?:zip|gzip)|x-zip-compressed|octet-stream|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet))\b/;

const registerFileCalls = (server: Server, context: Context): void => {
  registerCall(server, calls.import.history, async ({ params, query, request }, reply) => {
    const body = fileOf(request, reply);
    if (query.dryRun !== 'true') {
      const over = checkStored(context, request) ?? (await checkImports(context, request));
      if (over) return over;
    }
    const order = {
      meterId: params.id,
      holder: sessionOf(request),
      mapping: query.mapping ?? null,
      meterInFile: query.meter ?? null,
      dryRun: query.dryRun === 'true',
      overlap: query.overlap ?? null,
      isConfirmed: query.confirmed === 'true',
    };
    const work = context.imports.take(order, body);
    const end = work && (await withPermit(request, work));
    if (end === null) return refuse('import_busy', { retryAfterSeconds: 10 });
    if (end.kind === 'refused') return refusalOf(end.code, context, request);
    return presentOutcome(end);
  });
  registerCall(server, calls.import.preview, async ({ params, request }, reply) => {
    const { db, accountId } = scopeOf(context, request);
    const meter = await findMeter(db, accountId, params.id);
    if (!meter) return refuse('wrong_id');
    try {
      const work = fileBeginning(context.parseThread, fileOf(request, reply));
      const beginning = await withPermit(request, work);
      return previewFile(beginning, meter.time_zone);
    } catch (error) {
      if (error instanceof FileRefused) return refuse(error.code);
      throw error;
    }
  });
};

const refusalOf = (code: ErrorCode, context: Context, request: FastifyRequest): Refusal =>
  code === 'quota_stored'
    ? storedRefusal(context, request)
    : refuse(code, errors[code].retryable ? { retryAfterSeconds: 5 } : {});
