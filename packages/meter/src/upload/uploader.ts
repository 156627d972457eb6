import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { batchLimit, calls, type ErrorCode, readEnvelope } from '@ohmstead/contract';
import * as z from 'zod/mini';
import type { Payload } from '../payload/dialect.ts';
import { post } from './post.ts';

/** The outcome of an upload: `again` is worth another try, `refused` is not. */
export type Outcome<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'again'; readonly why: string };

export type BatchOutcome = z.infer<typeof calls.upload.batch.output>;

/** A server's upload addresses, as a device uses them. */
export type Uploader = {
  /** Uploads by the key where there is one, otherwise by the SN in the payload. */
  readonly reading: (payload: Payload, key: string | null) => Promise<Outcome<unknown>>;
  /** Lines of newline-delimited JSON. */
  readonly batch: (lines: readonly string[]) => Promise<Outcome<BatchOutcome>>;
  /** Closes the uploader and ends requests that are under way. */
  readonly close: () => void;
};

const liveTimeoutMs = 10_000;
const batchTimeoutMs = 60_000;

export const createUploader = (base: string): Uploader => {
  const options = { keepAlive: true, maxSockets: 16 };
  const agent = base.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options);
  const send = async <T>(path: string, body: string, type: string, timeoutMs: number, output: Parser<T>) => {
    try {
      const answer = await post(agent, new URL(path, base), type, body, timeoutMs);
      return outcomeOf(answer.status, answer.body, output);
    } catch (error) {
      return again(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    reading: (payload, key) =>
      send(readingPath(key), JSON.stringify(payload), 'application/json', liveTimeoutMs, z.unknown()),
    batch: async (lines) => {
      const body = `${lines.join('\n')}\n`;
      if (body.length > batchLimit)
        throw new RangeError(
          `The batch has ${body.length} bytes, at most ${batchLimit} are allowed: send fewer lines.`,
        );
      const { path, output } = calls.upload.batch;
      const outcome = await send(path, body, 'application/x-ndjson', batchTimeoutMs, output);
      return outcome.kind === 'ok' && outcome.data.refused.some(isWorthAnotherTry)
        ? again('The server could not store a part of the batch.')
        : outcome;
    },
    close: () => agent.destroy(),
  };
};

const isWorthAnotherTry = ({ code }: { code: string }): boolean =>
  code === ('unavailable' satisfies ErrorCode);

type Parser<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

const readingPath = (key: string | null): string =>
  key === null ? calls.upload.sensor.path : calls.upload.byKey.path.replace('{key}', encodeURIComponent(key));

const again = (why: string) => ({ kind: 'again', why }) as const;

const outcomeOf = <T>(status: number, body: string, output: Parser<T>): Outcome<T> => {
  const envelope = envelopeOf(body);
  const why = `${status} ${envelope?.message ?? body.slice(0, 200)}`;
  if (status === 429 || status >= 500 || !envelope) return again(why);
  const data = output.safeParse(envelope.data);
  return envelope.successful && data.success ? { kind: 'ok', data: data.data } : { kind: 'refused', why };
};

const envelopeOf = (body: string) => {
  try {
    return readEnvelope(JSON.parse(body));
  } catch {
    return null; // A proxy's page, not our server's answer.
  }
};
