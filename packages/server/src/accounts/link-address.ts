// Where links in mails lead. There is no request to ask, and its Host header would be anybody's word.
import type { Config } from '../config/config.ts';
import { networkUrl, ownUrl } from '../network/addresses.ts';

/** A page of the app, such as `/edit/usersetting`. */
export const linkTo = (
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  page: `/${string}`,
): string => (publicUrl ?? networkUrl(host, port) ?? ownUrl(host, port)) + page;
