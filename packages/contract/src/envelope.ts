// The envelope that every call answers with. The keys may be capitalised; both forms are read.
import * as z from 'zod/mini';

export type Envelope = {
  successful: boolean;
  message: string;
  data: unknown;
  /** Only where days that the answer needs are not computed yet. */
  computing?: Computing;
};

/**
 * How far an answer is: days that are not computed count as unknown in it. They are being computed; whoever asks again
 * a little later gets more of them, and the whole answer no longer has this entry.
 */
export const computing = z.object({
  doneDays: z.int().check(z.nonnegative()),
  allDays: z.int().check(z.positive()),
});
export type Computing = z.infer<typeof computing>;

const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]);
const text = z.nullish(z.string());

/** An entry of that name that is not ours says nothing. */
const progress = z.catch(z.optional(computing), undefined);

const lower = z.object({
  successful: flag,
  message: text,
  data: z.optional(z.unknown()),
  computing: progress,
});
const upper = z.object({ Successful: flag, Message: text, Data: z.optional(z.unknown()) });

/** Reads either capitalisation; null when the value is no envelope. */
export const readEnvelope = (value: unknown): Envelope | null => {
  const small = lower.safeParse(value);
  if (small.success) {
    const { successful, message, data, computing: found } = small.data;
    return { ...envelope(successful, message, data), ...(found && { computing: found }) };
  }
  const large = upper.safeParse(value);
  if (large.success) return envelope(large.data.Successful, large.data.Message, large.data.Data);
  return loneText(value);
};

const envelope = (
  successful: boolean | 0 | 1,
  message: string | null | undefined,
  data: unknown,
): Envelope => ({
  successful: Boolean(successful),
  message: message ?? '',
  data: (successful ? data : smallText(data)) ?? null,
});

/** The shape of `data` in an unsuccessful answer. */
export const failureData = z.object({
  code: z.optional(z.union([z.string(), z.number()])),
  errorMsg: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), code: z.string(), message: z.string() }))),
});
export type FailureData = z.infer<typeof failureData>;

const filled = z.string().check(z.minLength(1));
const capitalised = z.object({ ErrorMsg: filled });
const lone = z.union([z.object({ data: z.object({ errorMsg: filled }) }), z.object({ Data: capitalised })]);

const smallText = (data: unknown): unknown => {
  const read = capitalised.safeParse(data);
  return read.success ? { errorMsg: read.data.ErrorMsg } : data;
};

/** Reads an answer that has only the text of a failure and no `successful` flag. */
const loneText = (value: unknown): Envelope | null => {
  const read = lone.safeParse(value);
  if (!read.success) return null;
  return envelope(false, '', 'data' in read.data ? read.data.data : read.data.Data);
};
