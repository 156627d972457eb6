import type { Reading } from '@ohmstead/domain';
import { type Payload, reactiveOf, rowsOf } from '@ohmstead/meter';
import type { Identity } from '../identity.ts';
import type { Network } from '../wifi/network.ts';

/**
 * The newer answer: the reading with Wi-Fi and model. UNVERIFIED: that one phase comes as a list of one row too, that
 * reactive power comes here as it does in the older answer, and what network is reported while it is its own access point.
 */
export const monitor = (
  { mac, version, sn, model }: Identity,
  network: Network | null,
  reading: Reading,
): Payload => ({
  ssid: network?.ssid ?? '',
  sig: network?.signal ?? 0,
  mac,
  version,
  server: 'em',
  SN: sn,
  model,
  Datas: rowsOf(reading),
  ...reactiveOf(reading),
});
