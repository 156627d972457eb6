// A clock that goes ahead of the machine's: in a program that Node.js runs, and in a page.

/** Runs elsewhere: everything it needs stands inside. */
const goAhead = (byMs: number): void => {
  const real = Date;
  const now = () => real.now() + byMs;
  globalThis.Date = new Proxy(real, {
    construct: (_, given, made) => Reflect.construct(real, given.length === 0 ? [now()] : given, made),
    apply: () => new real(now()).toString(),
    get: (_, name) => (name === 'now' ? now : Reflect.get(real, name)),
  });
};

/** JavaScript to be run before anything else. */
export const aheadScript = (byMs: number): string => `(${goAhead})(${byMs})`;

/** For the environment of a program; its threads and children have it too. */
export const aheadEnv = (byMs: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(aheadScript(byMs))}`,
});
