// Answers the page asked for before its program came (`before-program/early.js`), each used once.

declare global {
  /** By address; gone a few seconds after the page began. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** A request that was made early already is not made again, unless it failed. */
export const fetchUnlessEarly = (url: string, init: RequestInit): Promise<Response> => {
  const ask = () => fetch(url, init);
  const early = globalThis.earlyAnswers?.get(url);
  globalThis.earlyAnswers?.delete(url);
  return early ? early.catch(ask) : ask();
};
