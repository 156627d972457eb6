// Where devices send their readings. They send any Content-Type or none, so bodies come here as raw bytes.
import { batchLimit, calls, payloadLimit } from '@ohmstead/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Sender } from '../../ingest/admission/open-senders.ts';
import type { Upload, UploadOutcome } from '../../ingest/admission/upload.ts';
import type { Ingest } from '../../ingest/create-ingest.ts';
import type { Outages } from '../../storage/outages.ts';
import { answerError } from '../answers/answer-errors.ts';
import { AppError } from '../answers/app-error.ts';
import { success } from '../answers/envelope.ts';
import { requireDone } from '../answers/require-done.ts';
import { watchSender } from '../connections/least-speed.ts';
import { cameByUndeclaredProxy } from '../connections/undeclared-proxy.ts';
import { type BatchVisit, openBatchGate } from './batch-gate.ts';
import { readPayload } from './read-payload.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';
import { submitBatch } from './submit-batch.ts';

export type UploadContext = {
  readonly ingest: Ingest;
  readonly outages: Outages;
  readonly config: Pick<Config, 'publicUrl'>;
};

export const registerUploadRoutes = (
  app: FastifyInstance,
  { ingest, outages, config }: UploadContext,
): void => {
  const gate = openBatchGate({ ofAddress: 16, inAll: 32, unwrittenLines: 4000 });
  const visits = new WeakMap<FastifyRequest, BatchVisit>();
  // Before the body is read: it is what takes the room.
  const enterGate = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const visit = gate.enter(request.ip, watchSender(request, reply));
    if (visit === null) throw new AppError('upload_rate_limited', { retryAfterSeconds: 1 });
    visits.set(request, visit);
    reply.raw.once('close', visit.leave);
  };
  app.register(async (device) => {
    device.removeAllContentTypeParsers();
    device.addHook('onRequest', refuseCrossSite(config.publicUrl));
    // Some name no media type at all, which Fastify refuses before any parser is asked.
    device.addHook('onRequest', ({ raw }, _reply, next) => {
      raw.headers['content-type'] = 'application/octet-stream';
      next();
    });
    device.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    device.setErrorHandler((error, request, reply) =>
      answerError(outages, uploadErrorOf(error), request, reply),
    );
    device.post(calls.upload.sensor.path, { bodyLimit: payloadLimit }, (request, reply) =>
      answerUpload(ingest, request, reply, null),
    );
    device.post<{ Params: { key: string } }>('/upload/:key', { bodyLimit: payloadLimit }, (request, reply) =>
      answerUpload(ingest, request, reply, request.params.key),
    );
    device.post(calls.upload.batch.path, { bodyLimit: batchLimit, onRequest: enterGate }, async (request) => {
      const visit = visits.get(request);
      if (visit === undefined)
        throw new Error(
          'A batch reached its route without passing the gate. Is the onRequest hook registered?',
        );
      return success(
        requireDone(await submitBatch(ingest, { bytes: bytesOf(request), sender: senderOf(request) }, visit)),
      );
    });
  });
};

/** By callback: a promise an upload would cost a tenth of it. */
const answerUpload = (
  ingest: Ingest,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string | null,
): void => {
  const payload = readPayload(bytesOf(request));
  if (payload.kind === 'refused') {
    if (key !== null) ingest.noteUnreadable({ key, sender: senderOf(request), code: payload.code });
    throw errorOf(payload);
  }
  const respond = (outcome: UploadOutcome): void => {
    if (outcome.kind === 'refused') reply.send(errorOf(outcome));
    else reply.header('content-type', 'application/json; charset=utf-8').send(stored);
  };
  ingest.take(uploadOf(payload.reading, key, request), respond, (error) => reply.send(error));
};

/** A single upload is as old as its arrival: a device's own clock counts in batches only. */
const uploadOf = (payload: Omit<Upload, 'sender'>, key: string | null, request: FastifyRequest): Upload => ({
  sender: senderOf(request),
  sn: payload.sn,
  key: key ?? payload.key,
  time: null,
  values: payload.values,
});

const senderOf = (request: FastifyRequest): Sender => ({
  address: request.ip,
  isForwarded: cameByUndeclaredProxy(request),
});

/** The same for every reading; devices look at `successful` only. */
const stored = JSON.stringify(success(null, 'Upload successful.'));

const errorOf = (outcome: UploadOutcome & { kind: 'refused' }): AppError => {
  const { code, retryAfterSeconds } = outcome;
  return new AppError(code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
};

/** A request without a body has none that a parser could have read. */
const bytesOf = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);

const uploadErrorOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
    ? new AppError('upload_too_large')
    : error;
