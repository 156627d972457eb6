// Asks a server of somebody else for JSON: no longer than that, no more than that, and only where it may ask.

export type Asked<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'failed'; readonly reason: string };

export type AskLimits = { readonly timeoutMs: number; readonly signal: AbortSignal };

/** A year of hours takes a tenth of it. */
const mostBytes = 2 * 1024 * 1024;

export const failed = (reason: string): Asked<never> => ({ kind: 'failed', reason });

export const askJson = async (address: URL, { timeoutMs, signal }: AskLimits): Promise<Asked<unknown>> => {
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      // A redirect would carry the coordinates elsewhere.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      return failed(`status ${answer.status}`);
    }
    const text = await limitedText(answer);
    return text === null ? failed('the answer is too large') : parsed(text);
  } catch (error) {
    return failed(reasonOf(error));
  }
};

/** Null when there is more than anybody should send. */
const limitedText = async ({ body }: Response): Promise<string | null> => {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parsed = (text: string): Asked<unknown> => {
  try {
    return { kind: 'ok', value: JSON.parse(text) };
  } catch {
    return failed('the answer is no JSON');
  }
};

/** `fetch` says what went wrong in the cause of its error. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};
