// Reads a form with files (multipart/form-data) part by part, within limits.
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefused, type Outcome, type Refusal, refuse, refuseField } from '../../errors/outcome.ts';
import { readPastAnswer } from '../answers/read-past.ts';
import { allowSlowBody } from '../connections/body-time.ts';

export type FormLimits = {
  /** Files of the form, and the bytes of each. */
  readonly files: number;
  readonly bytesEach: number;
  /** Of the whole body. */
  readonly bytesAll: number;
  /** The names of parts that are files. */
  readonly fileField: RegExp;
};

export type FormFile = { readonly field: string; readonly name: string; readonly bytes: Buffer };

export type Form = { readonly fields: Record<string, string>; readonly files: readonly FormFile[] };

/** Of one text: more than any that is taken, in UTF-8. */
const fieldSize = 64 * 1024;
/** Unknown fields are passed over, as unknown entries of JSON are; but not any number of them. */
const mostFields = 20;
/** Characters of a field's name. */
const mostOfName = 50;
const longestPauseMs = 15_000;

export const readForm = async (
  request: FastifyRequest,
  reply: FastifyReply,
  limits: FormLimits,
): Promise<Outcome<Form>> => {
  const { raw } = request;
  if (raw.destroyed) return refuse('upload_too_slow');
  if (!request.isMultipart()) return refuseField('Content-Type', 'field_invalid');
  if (Number(request.headers['content-length'] ?? 0) > limits.bytesAll) return refuse('upload_too_large');
  allowSlowBody(raw);
  readPastAnswer(request, reply, { pauseMs: longestPauseMs, mostBytes: 2 * limits.bytesAll });
  try {
    return await Promise.race([refuseLongBody(request, limits.bytesAll), readParts(request, limits)]);
  } finally {
    // What is left of the body is read past the answer, and no longer as a form.
    raw.unpipe();
  }
};

/** Counts what comes, since a body without a length may have any. */
const refuseLongBody = ({ raw }: FastifyRequest, most: number): Promise<Refusal> =>
  new Promise((resolve) => {
    let bytes = 0;
    const count = (piece: Buffer): void => {
      bytes += piece.length;
      if (bytes <= most) return;
      raw.off('data', count);
      resolve(refuse('upload_too_large'));
    };
    raw.on('data', count);
  });

const readParts = async (request: FastifyRequest, limits: FormLimits): Promise<Outcome<Form>> => {
  const form: Read = { fields: new Map(), files: new Map() };
  try {
    for await (const part of request.parts({ limits: partLimits(limits) })) {
      const refused =
        part.type === 'file' ? await takeFile(form, part, limits) : takeField(form, part, limits);
      if (refused) return refused;
    }
  } catch (error) {
    return refusalOf(error, limits);
  }
  const files = [...form.files.values()].sort((one, other) => numberOf(one) - numberOf(other));
  return { fields: Object.fromEntries(form.fields), files };
};

type Read = { readonly fields: Map<string, string>; readonly files: Map<string, FormFile> };

const partLimits = ({ files, bytesEach }: FormLimits) => ({
  // One more than is taken, so that it is known to be there.
  files: files + 1,
  fileSize: bytesEach,
  fields: mostFields,
  fieldSize,
  parts: files + 1 + mostFields,
  headerPairs: 20,
  headerSize: 4096,
});

const takeFile = async (
  { files }: Read,
  part: MultipartFile,
  { fileField, files: most }: FormLimits,
): Promise<Refusal | null> => {
  const field = nameOf(part);
  if (!fileField.test(field) || files.has(field)) return refuseField(field, 'field_invalid');
  const name = part.filename ?? '';
  const bytes = await part.toBuffer();
  // A browser's own form sends a nameless empty file where none was chosen.
  if (name === '' && bytes.length === 0) return null;
  if (files.size >= most) return refuse('images_too_many', { count: most });
  files.set(field, { field, name, bytes });
  return null;
};

const takeField = ({ fields }: Read, part: MultipartValue, { fileField }: FormLimits): Refusal | null => {
  const field = nameOf(part);
  if (fileField.test(field)) return refuseField(field, 'image_invalid');
  if (field.length === mostOfName || fields.has(field)) return refuseField(field, 'field_invalid');
  if (part.valueTruncated) return refuseField(field, 'text_too_long');
  if (typeof part.value !== 'string' || part.mimetype !== 'text/plain')
    return refuseField(field, 'field_invalid');
  // Forms have the line ends of mails.
  fields.set(field, part.value.replaceAll('\r\n', '\n'));
  return null;
};

/** A part may have no name. It is repeated in the answer, so it is cut. */
const nameOf = ({ fieldname }: { readonly fieldname: string | undefined }): string =>
  (fieldname ?? '').slice(0, mostOfName);

const numberOf = ({ field }: FormFile): number => Number(/\d+$/.exec(field)?.[0] ?? 0);

/** Whatever goes wrong while a form is read is its sender's doing. */
const refusalOf = (error: unknown, { files }: FormLimits): Refusal => {
  if (isRefused(error)) return error;
  const { code, part } = Object(error) as { code?: unknown; part?: { fieldname?: string } }; // as the plugin throws it
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const field = nameOf({ fieldname: part?.fieldname });
    return refuse('image_too_large', { fields: [{ field, code: 'image_too_large' }] });
  }
  if (code === 'FST_FILES_LIMIT') return refuse('images_too_many', { count: files });
  return refuseField('body', 'field_invalid');
};
