/**
 * Anybody can register with somebody else's address and any name: a name with an address or a message in it is not passed
 * on to them.
 */
export const isPlainName = (name: string): boolean =>
  /^[\p{L}\p{M}\p{N} .'’,()&_-]{1,60}$/u.test(name) && !/\.[\p{L}\p{N}]/u.test(name) && !/www/i.test(name);
