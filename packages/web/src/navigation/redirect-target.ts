/** A path of our own to open after login; anything that could lead elsewhere, or back to login, is null. */
export const redirectTarget = (wanted: unknown, origin: string): string | null => {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  if (url === null || url.origin !== origin || isLogin(url.pathname)) return null;
  // `/.//host` becomes the path `//host`, which as an address would be another origin.
  if (url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
};

const isLogin = (path: string): boolean => path === '/login' || path.startsWith('/login/');
