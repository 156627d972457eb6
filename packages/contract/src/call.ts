// A call is a value: the server registers it, the web client and OpenAPI are derived from it.
import type { ZodMiniType } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** Who may call: anybody, a person with a session, an administrator with one, or a device with its serial number or key. */
export type Access = 'public' | 'account' | 'admin' | 'device';

/** Whether a call needs a session. */
export const needsSession = ({ access }: Pick<Call, 'access'>): boolean =>
  access === 'account' || access === 'admin';

/** The media types of the files that calls answer with. */
export type MediaType =
  | 'text/csv'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/xml'
  | 'application/zip'
  | 'image/png'
  | 'image/jpeg';

/** The things that belong to an account. */
export type Owned = 'site' | 'meter' | 'notice' | 'feedback' | 'feedbackFile' | 'incident' | 'channel';

/** What a call needs: to see a site, to see its prices too, or to own it. */
export type Needed = 'view' | 'prices' | 'own';

export const neededFor = ({ needs, method, changes }: Pick<Call, 'needs' | 'method' | 'changes'>): Needed =>
  needs ?? (method === 'GET' && !changes ? 'view' : 'own');

export type Call<
  Params extends ZodMiniType = ZodMiniType,
  Query extends ZodMiniType = ZodMiniType,
  Body extends ZodMiniType = ZodMiniType,
  Output extends ZodMiniType = ZodMiniType,
> = {
  /** `resource.verb`: operation id, query key and the test's describe. */
  readonly name: string;
  readonly method: Method;
  /** Whole path with `{name}` parameters. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  /** A GET that changes something, so that there is no HEAD of it. */
  readonly changes?: true;
  /** The kind of thing that entries of the path or body name. Another account's are answered as unknown before any other check. */
  readonly owned?: Readonly<Record<string, Owned>>;
  /** The role the asker needs; by default viewer for a GET, owner for a call that changes something. */
  readonly needs?: Needed;
  /** Faults of its query are answered with status 200 and a text in `data`. */
  readonly failsAsText?: true;
  /** Whether it may be called with a first password, which was printed or configured; other calls require a new password first. */
  readonly firstPassword?: 'allowed';
  /** `refused` where the demo's visitors must not call it. */
  readonly demo?: 'refused';
  /** Answers soon, with `computing` in the envelope where days that it needs are not computed yet. */
  readonly computes?: true;
  /** Answers as server-sent events; each event's data is the output. */
  readonly stream?: true;
  /** Answers a file in one of these media types, and `data` only when it fails. */
  readonly file?: readonly MediaType[];
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Bytes, where it takes more than usual. */
  readonly bodyLimit?: number;
  /** The media types of bodies other than JSON; without `body`, the body is a file that is read as a stream. */
  readonly bodyTypes?: readonly string[];
  /** The shape of the envelope's `data` on success. */
  readonly output: Output;
  /** Codes beyond those of its access (`codesOfAccess`) and `internal`. */
  readonly errors: readonly ErrorCode[];
};

export const call = <
  P extends ZodMiniType,
  Q extends ZodMiniType,
  B extends ZodMiniType,
  O extends ZodMiniType,
>(
  value: Call<P, Q, B, O>,
): Call<P, Q, B, O> => value;
