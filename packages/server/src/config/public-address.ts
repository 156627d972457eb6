// The address of links in mails: as configured, else that of the start. A request's own Host header may be anybody's.
import { networkUrl, ownUrl } from '../network/addresses.ts';
import type { Config } from './config.ts';

type Listening = Pick<Config, 'publicUrl' | 'host'>;

/** In the network rather than on this computer, since mails are read on other devices too. */
export const linkTo = ({ publicUrl, host }: Listening, port: number, path: `/${string}`): string =>
  (publicUrl ?? networkUrl(host, port) ?? ownUrl(host, port)) + path;

export type PublicAddress = {
  /** A one-time token stands in the fragment (`/forgotPassword#token`), so that no log has it. */
  linkTo(path: `/${string}`): string;
  /** Called once the server listens: a test's port is not the configured one. */
  listensOn(port: number): void;
};

export const createPublicAddress = (config: Listening & Pick<Config, 'port'>): PublicAddress => {
  let { port } = config;
  return {
    linkTo: (path) => linkTo(config, port, path),
    listensOn: (actual) => {
      port = actual;
    },
  };
};
