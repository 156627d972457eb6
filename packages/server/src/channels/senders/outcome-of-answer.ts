// What the answer of a receiver by HTTP means, or that there was none.
import type { PostAnswer } from '../../network/outside/post.ts';
import { PrivateAddress } from '../../network/outside/public-lookup.ts';
import type { SendOutcome } from '../claimed-delivery.ts';

type Answered = { readonly status: number; readonly headers: PostAnswer['headers']; readonly text: string };

/** Of what is wrong with the message itself another attempt is of no use, unless the receiver is somebody's own program. */
export const outcomeOfAnswer = (
  { status, headers, text }: Answered,
  { isOwnProgram }: { readonly isOwnProgram: boolean },
): SendOutcome => {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const said = saidBy(status, text);
  if (status === 410) return { kind: 'gone', said };
  const isPassing = status === 408 || status === 425 || status === 429 || status >= 500;
  if (!isPassing && !isOwnProgram) return { kind: 'failed', failure: 'refused', said };
  const afterMs = pauseOf(headers['retry-after']);
  return { kind: 'again', failure: 'refused', said, afterMs };
};

export const outcomeOfError = (error: unknown): SendOutcome => {
  const said = shortened(error instanceof Error ? error.message || error.name : String(error));
  return error instanceof PrivateAddress
    ? { kind: 'failed', failure: 'private', said }
    : { kind: 'again', failure: 'unreachable', said, afterMs: null };
};

const mostCharacters = 300;

export const saidBy = (status: number, text: string): string => shortened(`${status} ${text}`);

const shortened = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, mostCharacters);

const longestPauseMs = 4 * 3_600_000;

/** Seconds; the few that name a date instead are asked again as usual. */
const pauseOf = (header: string | undefined): number | null => {
  if (header === undefined || !/^\d{1,6}$/.test(header)) return null;
  return Math.min(Number(header) * 1000, longestPauseMs);
};
