/** What comes back from a device, read once. */
export type Asked = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
};

type Ask = {
  readonly method?: string;
  readonly body?: unknown;
  readonly login?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Old firmware’s login, which every program of its time sends. */
export const adminLogin = 'admin:admin';

/** A body that is a text goes as it is. */
export const ask = async (origin: string, path: string, given: Ask = {}): Promise<Asked> => {
  const { login, body } = given;
  const response = await fetch(`${origin}${path}`, {
    method: given.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      // Connections that stay open would count among the eight.
      connection: 'close',
      ...(login !== undefined && { authorization: `Basic ${Buffer.from(login).toString('base64')}` }),
      ...given.headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type') === 'application/json';
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : null,
  };
};
