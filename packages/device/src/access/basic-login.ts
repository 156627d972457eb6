export type Login = { readonly username: string; readonly password: string };

/** The login of an Authorization header; null where it is none of HTTP Basic. */
export const basicLogin = (authorization: string | null): Login | null => {
  const encoded = /^Basic (\S+)$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? null : { username: text.slice(0, colon), password: text.slice(colon + 1) };
};

export const isSameLogin = (a: Login, b: Login): boolean =>
  a.username === b.username && a.password === b.password;
