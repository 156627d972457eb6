import type { Config } from '../../config/config.ts';
import { ownUrl } from '../../network/addresses.ts';

/** The address that links in mails begin with: never what a request says it is. */
export const publicAddress = ({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string => publicUrl ?? ownUrl(host, port);
