import { type Firmware, numberFlag } from '../firmware.ts';

export type Answer = {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The device restarts once the answer is out. */
  readonly restarts?: boolean;
};

export const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(value),
});

/** A setter's answer. UNVERIFIED: that a refused one comes with status 200. */
export const outcome = ({ flag }: Pick<Firmware, 'flag'>, ok: boolean): Answer =>
  json({ successful: flag(ok), message: ok ? 'ok' : 'invalid parameter' });

export const withRestart = (answer: Answer): Answer => ({ ...answer, restarts: true });

/** The answers of Admin Security and of certificates count with numbers on new firmware too. */
export const withNumber = { flag: numberFlag };

/** UNVERIFIED: what a device answers where it has nothing. */
export const notFound: Answer = { status: 404, type: 'text/plain', text: 'Not Found' };

export const unauthorized: Answer = {
  ...json({ successful: 0, message: 'Unauthorized' }, 401),
  headers: { 'www-authenticate': 'Basic realm="IAMMETER"' },
};

export const tooManyFailures = (retryAfterSeconds: number): Answer => ({
  ...json({ successful: 0, message: 'Too many authentication failures. Try again later.' }, 429),
  headers: { 'retry-after': String(retryAfterSeconds) },
});
