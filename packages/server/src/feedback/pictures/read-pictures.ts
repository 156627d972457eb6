// All pictures of a message, or the first that is refused: then nothing of the message is kept.
import { oneAtATime } from '../../concurrency/one-at-a-time.ts';
import { isRefused, type Outcome } from '../../errors/outcome.ts';
import { type Picture, readPicture, type SentPicture } from './read-picture.ts';

export type NamedPicture = SentPicture & {
  /** Of the form, such as `fileName1`; an error names it. */
  readonly field: string;
};

/** Of all requests together, so that the memory that pictures take while they are decoded is that of one. */
const inTurn = oneAtATime();

export const readPictures = async (
  sent: readonly NamedPicture[],
  hasLeft: () => boolean,
): Promise<Outcome<Picture[]>> => {
  const pictures: Picture[] = [];
  for (const picture of sent) {
    if (hasLeft()) break;
    const read = await inTurn(() => readPicture(picture));
    if (isRefused(read)) return { ...read, fields: [{ field: picture.field, code: read.code }] };
    pictures.push(read);
  }
  return pictures;
};
