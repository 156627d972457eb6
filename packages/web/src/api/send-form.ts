// A call whose body is a form with files.
import type { Call } from '@ohmstead/contract';
import type { input, output, ZodMiniType } from 'zod/mini';
import { ApiError } from './api-error.ts';
import { identity } from './call.ts';
import { readAnswer } from './read-answer.ts';
import { type CallInput, requestOf } from './request.ts';
import { type Sending, sendBody } from './send-body.ts';

/** The specification's: whoever waits longer tries again. */
const longestMs = 20_000;

type Form<B extends ZodMiniType> = {
  readonly fields: input<B> & Readonly<Record<string, string | undefined>>;
  /** The parts fileName0, fileName1, … */
  readonly files: readonly File[];
};

/** Rejected as `isTooLate` after 20 seconds; the server may have got it all the same, and keeps the same once. */
export const sendForm = async <
  P extends ZodMiniType,
  Q extends ZodMiniType,
  B extends ZodMiniType,
  O extends ZodMiniType,
>(
  call: Call<P, Q, B, O>,
  given: CallInput<P, Q, ZodMiniType>,
  form: Form<B>,
  sending: Sending = {},
): Promise<output<O>> => {
  const { url, init } = requestOf<P, Q, ZodMiniType, O>(
    call as Call<P, Q, ZodMiniType, O>,
    given,
    identity(),
  );
  const headers = Object.fromEntries(new Headers(init.headers));
  const address = { url, method: call.method, headers };
  const answer = await sendBody(address, formDataOf(form), { longestMs, ...sending });
  const parsed = call.output.safeParse(await readAnswer(answer));
  if (!parsed.success) throw new ApiError({ kind: 'answer' });
  return parsed.data;
};

const formDataOf = ({ fields, files }: Form<ZodMiniType>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.append(name, value);
  for (const [place, file] of files.entries()) data.append(`fileName${place}`, file);
  return data;
};
