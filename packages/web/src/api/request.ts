// A contract call with its input becomes an HTTP request.
import type { Call } from '@ohmstead/contract';
import type { input, output, ZodMiniType } from 'zod/mini';

/** A part the call does not declare is not asked for; one whose fields are all optional may be left out. */
type Part<Name extends string, Value> = unknown extends Value
  ? unknown
  : object extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };

type Parts = { readonly params?: object; readonly query?: object; readonly body?: unknown };

export type CallInput<P extends ZodMiniType, Q extends ZodMiniType, B extends ZodMiniType> = Part<
  'params',
  output<P>
> &
  Part<'query', output<Q>> &
  Part<'body', input<B>> &
  Parts;

export type Identity = {
  readonly token: string | null;
  readonly lang: string;
  readonly client?: 'app';
  /** Stands before the path; left out: the page's own server. */
  readonly server?: string;
};

export const requestOf = <
  P extends ZodMiniType,
  Q extends ZodMiniType,
  B extends ZodMiniType,
  O extends ZodMiniType,
>(
  call: Call<P, Q, B, O>,
  given: CallInput<P, Q, B>,
  identity: Identity,
): { url: string; init: RequestInit } => {
  const body = given.body === undefined ? undefined : JSON.stringify(given.body);
  return {
    url: (identity.server ?? '') + pathOf(call.path, given.params ?? {}) + queryOf(given.query ?? {}),
    init: { method: call.method, headers: headersOf(identity, body !== undefined), ...(body && { body }) },
  };
};

const pathOf = (path: string, params: object): string => {
  const values = new Map(Object.entries(params));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
};

const queryOf = (query: object): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, textOf(value)])).toString();
  return search && `?${search}`;
};

/** What is more than a word travels as JSON. */
const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const headersOf = ({ token, lang, client }: Identity, hasBody: boolean): Record<string, string> => ({
  lang,
  ...(token !== null && { token }),
  ...(client && { client }),
  ...(hasBody && { 'content-type': 'application/json' }),
});
