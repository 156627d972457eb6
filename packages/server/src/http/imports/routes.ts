// History from files.
import { calls, type ErrorCode } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context/context.ts';
import { type Refusal, refuse } from '../../errors/outcome.ts';
import { fileBeginning } from '../../imports/file-beginning.ts';
import { FileRefused } from '../../imports/file-refused.ts';
import { importFile } from '../../imports/import-file.ts';
import type { ImportRoom } from '../../imports/import-order.ts';
import { endBrokenImports, findImport, importsOf, isReplacedLater } from '../../imports/import-store.ts';
import { previewFile } from '../../imports/preview-file.ts';
import { type ImportsUnderWay, importsUnderWay } from '../../imports/under-way.ts';
import { undoFound } from '../../imports/undo-import.ts';
import { findMeter } from '../../sites/meter-store.ts';
import { checkImports, checkStored, storedRefusal } from '../access/check-quotas.ts';
import { sessionOf } from '../access/door.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { allowSlowBody } from '../connections/body-time.ts';
import { fileOf, takeOnlyFiles } from '../connections/file-body.ts';
import { limitBodies, withPermit } from '../connections/limit-bodies.ts';
import { presentImport, presentOutcome } from './present.ts';

export const registerImportCalls = (server: Server, context: Context): void => {
  const underWay = importsUnderWay();
  const { db, outages } = context;
  outages.onOver(() => {
    endBrokenImports(db, underWay.importIds()).catch((error: unknown) =>
      outages.log.warn({ err: error }, 'Imports that an outage cut off could not be noted as broken.'),
    );
  });
  server.app.register(async (app) => {
    takeOnlyFiles(app, fileTypes);
    limitBodies(app, importPlaces);
    registerFileCalls({ ...server, app }, context, underWay);
  });
  registerCall(server, calls.import.list, async ({ params, query }) =>
    (await importsOf(context.db, params.id, query.before)).map((row) => presentImport(row, underWay)),
  );
  registerCall(server, calls.import.undo, async ({ params, body, request }) => {
    const found = await findImport(context.db, params.id, body.importId);
    if (!found) return refuse('wrong_id');
    if (await isReplacedLater(context.db, found)) return refuse('import_replaced_later');
    allowSlowBody(request.raw);
    const removed = await underWay.run(params.id, () => undoFound(context, found));
    if (removed === null) return refuse('import_busy', { retryAfterSeconds: 10 });
    return { removed };
  });
};

/** Each takes memory, time of the writer and a thread. A household’s or an office’s people share an address. */
const importPlaces = { ofAccount: 2, ofAddress: 3, inAll: 4, code: 'imports_busy' } as const;

/** The content decides what a file is. Some browsers take a CSV for a file of Excel. */
const fileTypes =
  /^(?:text\/(?:csv|plain|xml)|application\/(?:(?:[\w.-]+\+)?xml|(?:x-)?(?:zip|gzip)|x-zip-compressed|octet-stream|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet))\b/;

const registerFileCalls = (server: Server, context: Context, underWay: ImportsUnderWay): void => {
  registerCall(server, calls.import.history, async ({ params, query, request }, reply) => {
    const body = fileOf(request, reply);
    if (query.dryRun !== 'true') {
      const over = checkStored(context, request) ?? (await checkImports(context, request));
      if (over) return over;
    }
    const order = (onBegun: (importId: number) => void) => ({
      onBegun,
      room: roomOf(context, request),
      meterId: params.id,
      mapping: query.mapping ?? null,
      meterInFile: query.meter ?? null,
      dryRun: query.dryRun === 'true',
      overlap: query.overlap ?? null,
      isConfirmed: query.confirmed === 'true',
      body,
    });
    const work = underWay.run(params.id, (onBegun) => importFile(context, order(onBegun)));
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

const roomOf = ({ storedBytes }: Context, request: FastifyRequest): ImportRoom => {
  const holder = sessionOf(request);
  return {
    isFull: () => storedBytes.isFull(holder.accountId),
    taken: (bytes) => storedBytes.add(holder, bytes),
  };
};

const refusalOf = (code: ErrorCode, context: Context, request: FastifyRequest): Refusal =>
  code === 'quota_stored' ? storedRefusal(context, request) : refuse(code);
