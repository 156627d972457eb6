// A message as it is sent: its texts, and its pictures made new. Whatever is wrong, nothing of it is kept.
import type { FastifyRequest } from 'fastify';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, type Outcome, refuse } from '../../errors/outcome.ts';
import { refuseTooMany } from '../../feedback/message-limit.ts';
import type { Picture } from '../../feedback/pictures/read-picture.ts';
import { readPictures } from '../../feedback/pictures/read-pictures.ts';
import { checkStored } from '../access/check-quotas.ts';
import { sessionOf } from '../access/door.ts';
import type { FormFile } from '../calls/read-form.ts';

type Sent<Body> = {
  readonly request: FastifyRequest;
  readonly read: () => Promise<Outcome<{ readonly body: Body; readonly files: readonly FormFile[] }>>;
  readonly hasLeft: () => boolean;
};

type Message<Body> = { readonly body: Body; readonly pictures: readonly Picture[] };

export const readMessage = async <Body>(
  context: Context,
  { request, read, hasLeft }: Sent<Body>,
): Promise<Outcome<Message<Body>>> => {
  const { accountId } = sessionOf(request);
  const over =
    checkStored(context, request) ?? (await refuseTooMany(context.db, accountId, nowDate(context.clock)));
  if (over) return over;
  const form = await read();
  if (isRefused(form)) return form;
  const pictures = await readPictures(form.files, hasLeft);
  if (isRefused(pictures)) return pictures;
  // Whoever has gone sends it again: it would be there twice.
  if (hasLeft()) return refuse('upload_too_slow');
  return { body: form.body, pictures };
};

/** Holds until the account is measured again. */
export const countStored = (
  { storedBytes }: Pick<Context, 'storedBytes'>,
  request: FastifyRequest,
  pictures: readonly Picture[],
): void =>
  storedBytes.add(
    sessionOf(request),
    pictures.reduce((sum, { bytes }) => sum + bytes.length, 0),
  );
