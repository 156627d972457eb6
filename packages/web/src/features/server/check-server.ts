// Finds the address at which a server of ours answers.
import { calls } from '@ohmstead/contract';
import { createClient } from '../../api/client.ts';
import { possibleAddresses } from '../../platform/possible-addresses.ts';

export type ServerCheck =
  | { readonly kind: 'found'; readonly address: string }
  | { readonly kind: 'noAddress' }
  | { readonly kind: 'noServer' };

const longestMs = 8000;

type Asking = { readonly fetch: typeof globalThis.fetch; readonly lang: string };

export const checkServer = async (typed: string, asking: Asking): Promise<ServerCheck> => {
  const addresses = possibleAddresses(typed);
  if (addresses.length === 0) return { kind: 'noAddress' };
  for (const address of addresses) if (await answers(address, asking)) return { kind: 'found', address };
  return { kind: 'noServer' };
};

/** Without a token: whose server it is turns out only now. */
const answers = async (server: string, { fetch, lang }: Asking): Promise<boolean> => {
  const ask = createClient({
    fetch: (url, init) => fetch(url, init),
    identity: () => ({ token: null, lang, client: 'app', server }),
  });
  try {
    await ask(calls.common.config, {}, AbortSignal.timeout(longestMs));
    return true;
  } catch {
    return false;
  }
};
