// What landing directly on a page puts into the history, so that Back leads home.

export type Landing = {
  /** The page that goes first into the history where the landing is not home itself. */
  readonly home: '/main' | '/localdevices' | null;
  readonly open: string;
};

const exempt = /^\/(main|login|register|forgotPassword|confirmEmail|public|server)?(\/|$)/;
const local = /^\/(localdevices|local)(\/|$)/;

export const landingOf = (
  path: string,
  given: { readonly hasToken: boolean; readonly isAppBuild: boolean },
): Landing => {
  const { pathname } = new URL(path, 'http://landing');
  if (local.test(pathname)) return landingOfLocal(path, pathname, given.isAppBuild);
  if (exempt.test(pathname) || !given.hasToken) return { home: null, open: path };
  return { home: '/main', open: path };
};

const landingOfLocal = (path: string, pathname: string, isAppBuild: boolean): Landing => {
  if (!isAppBuild) return { home: null, open: '/main' };
  return { home: pathname === '/localdevices' ? null : '/localdevices', open: path };
};
