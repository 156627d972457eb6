// What was answered in this visit, with its tags: the server sends again only what has changed. The browser keeps none of
// it, since answers are private; these are gone with the page, and with the session.

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
type Known = { readonly tag: string; readonly text: string };

/** Characters; a day of one place's power has some hundred thousand. */
const mostText = 8_000_000;

export type KnownAnswers = { readonly fetch: Fetch; readonly forget: () => void };

export const createKnownAnswers = (fetch: Fetch): KnownAnswers => {
  /** The oldest first. */
  const answers = new Map<string, Known>();
  let held = 0;

  const drop = (key: string): void => {
    held -= answers.get(key)?.text.length ?? 0;
    answers.delete(key);
  };
  const keep = (key: string, known: Known): void => {
    drop(key);
    answers.set(key, known);
    held += known.text.length;
    for (const oldest of answers.keys()) {
      if (held <= mostText) return;
      drop(oldest);
    }
  };

  const ask = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const key = `${headers.get('token')} ${headers.get('lang')} ${url}`;
    const known = answers.get(key);
    if (known) headers.set('if-none-match', known.tag);
    const answer = await fetch(url, known ? { ...init, headers } : init);
    if (known && answer.status === 304) return new Response(known.text);
    const tag = answer.headers.get('etag');
    if (tag === null || answer.status !== 200) return answer;
    const text = await answer.text();
    keep(key, { tag, text });
    return new Response(text, { headers: answer.headers });
  };

  return {
    fetch: (url, init) => (init.method === 'GET' ? ask(url, init) : fetch(url, init)),
    forget: () => {
      answers.clear();
      held = 0;
    },
  };
};
