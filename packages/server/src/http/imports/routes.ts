// History from files.
import { calls } from '@ohmstead/contract';
import type { Context } from '../../context.ts';
import { importFile } from '../../imports/import-file.ts';
import { findImport, importsOf } from '../../imports/import-store.ts';
import { previewFile } from '../../imports/preview-file.ts';
import { type ImportsUnderWay, importsUnderWay } from '../../imports/under-way.ts';
import { undoFound } from '../../imports/undo-import.ts';
import { AppError } from '../app-error.ts';
import { letTakeLong } from '../body-time.ts';
import { fileOf, takeOnlyFiles } from '../file-body.ts';
import { registerCall, type Server } from '../register-call.ts';
import { presentImport, presentOutcome } from './present.ts';

export const registerImportCalls = (server: Server, context: Context): void => {
  const underWay = importsUnderWay();
  server.app.register(async (app) => {
    takeOnlyFiles(app, fileTypes);
    registerFileCalls({ ...server, app }, context, underWay);
  });
  registerCall(server, calls.import.list, async ({ params, query }) =>
    (await importsOf(context.db, params.id, query.before)).map(presentImport),
  );
  registerCall(server, calls.import.undo, async ({ params, body, request }) => {
    const found = await findImport(context.db, params.id, body.importId);
    if (!found) throw new AppError('wrong_id');
    letTakeLong(request.raw);
    const removed = await underWay.run(params.id, () => undoFound(context, found));
    if (removed === null) throw new AppError('import_busy', { retryAfterSeconds: 10 });
    return { removed };
  });
};

const fileTypes = /^(?:text\/(?:csv|plain|xml)|application\/(?:[\w.-]+\+)?xml)\b/;
const xmlType = /^(?:text|application)\/(?:[\w.-]+\+)?xml\b/;

const registerFileCalls = (server: Server, context: Context, underWay: ImportsUnderWay): void => {
  registerCall(server, calls.import.history, async ({ params, query, request }, reply) => {
    const body = fileOf(request, reply);
    const order = {
      meterId: params.id,
      format: xmlType.test(request.headers['content-type'] ?? '')
        ? ('greenButton' as const)
        : ('csv' as const),
      mapping: query.mapping ?? null,
      dryRun: query.dryRun === 'true',
      body,
    };
    const end = await underWay.run(params.id, () => importFile(context, order));
    if (end === null) throw new AppError('import_busy', { retryAfterSeconds: 10 });
    if (end.kind === 'refused') throw new AppError(end.code);
    return presentOutcome(end);
  });
  registerCall(server, calls.import.preview, async ({ request }, reply) =>
    previewFile(await beginningOf(fileOf(request, reply))),
  );
};

const previewBytes = 64 * 1024;

/** Whole lines of it. */
const beginningOf = async (body: AsyncIterable<Buffer>): Promise<string> => {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body) {
    pieces.push(piece);
    length += piece.length;
    if (length >= previewBytes) break;
  }
  const text = Buffer.concat(pieces)
    .subarray(0, previewBytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return length < previewBytes ? text : text.slice(0, text.lastIndexOf('\n') + 1);
};
