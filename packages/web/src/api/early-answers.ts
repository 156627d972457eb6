// Answers the page asked for before its program came (`before-program/early.js`), each used once.

declare global {
  /** The keys have the token, too: another person may have logged in since. All go a few seconds after the page began. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** A request that was made early already is not made again, unless it failed. */
export const fetchUnlessEarly = (url: string, init: RequestInit): Promise<Response> => {
  const ask = () => fetch(url, init);
  const key = `${new Headers(init.headers).get('token')} ${url}`;
  const early = globalThis.earlyAnswers?.get(key);
  globalThis.earlyAnswers?.delete(key);
  return early ? early.catch(ask) : ask();
};
