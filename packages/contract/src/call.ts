// A call is a value: the server registers it, the web client and OpenAPI are derived from it.
import type { ZodMiniType } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** Who may call: anybody, a person with a session, or a device with its serial number or key. */
export type Access = 'public' | 'account' | 'device';

/** Of the files that calls answer with. */
export type MediaType =
  | 'text/csv'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/xml';

/** What belongs to an account. */
export type Owned = 'site' | 'meter';

/** To see a site, to see its prices too, or to own it. */
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
  /** What entries of the path or body name. Of another account they are unknown, before anything else is looked at. */
  readonly owned?: Readonly<Record<string, Owned>>;
  /** What the asker must be of it; without, its viewer for a GET, its owner for what changes something. */
  readonly needs?: Needed;
  /** What is wrong with its query is answered with status 200 and a text in `data`. */
  readonly failsAsText?: true;
  /** What may be called with a first password, which was printed or configured: else another has to be chosen before. */
  readonly firstPassword?: 'allowed';
  /** What the demo's visitors must not do. */
  readonly demo?: 'refused';
  /** Answers as server-sent events; each event's data is the output. */
  readonly stream?: true;
  /** Answers a file in one of these media types, and `data` only when it fails. */
  readonly file?: readonly MediaType[];
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Bytes, where it takes more than usual. */
  readonly bodyLimit?: number;
  /** Where it takes other bodies than JSON; without `body` a file, read as it comes. */
  readonly bodyTypes?: readonly string[];
  /** What the envelope's `data` holds on success. */
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
