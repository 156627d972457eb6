import { vi } from 'vitest';

type Answer = { readonly status?: number; readonly body: unknown };
/** Server-sent events; the test sends them. */
type Stream = { readonly events: () => ReadableStream<Uint8Array> };
export type Asked = { readonly path: string; readonly headers: Headers; readonly body: unknown };

export const success = (data: unknown): Answer => ({ body: { successful: true, message: '', data } });
export const refusal = (status: number, data: unknown, message = 'no'): Answer => ({
  status,
  body: { successful: false, message, data },
});

type Answers = Readonly<Record<string, Answer | Stream>>;

/** The network's other end for a test: answers by path, and keeps what was asked. */
export const serverForTest = (answers: Answers) => {
  const asked: Asked[] = [];
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(String(input), 'http://server');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ path: String(input), headers: new Headers(init.headers), body });
    const answer = answers[pathname];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    if ('events' in answer) {
      return new Response(answer.events(), { headers: { 'content-type': 'text/event-stream' } });
    }
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  };
  return { asked, fetch };
};

/** The same as the browser's own `fetch`, until `vi.unstubAllGlobals`. */
export const serveForTest = (answers: Answers) => {
  const server = serverForTest(answers);
  vi.stubGlobal('fetch', server.fetch);
  return server;
};
