// How far a set-up has come, with what was typed on the way.

import type { NetworkFields } from '../draft/network-fields.ts';
import { uploadAddressHere } from '../frame/this-server.ts';
import { networkFields } from '../wifi/network-form.ts';
import type { ServerFields } from './server-form.ts';

export const setupSteps = ['join', 'network', 'server', 'reading'] as const;
export type SetupStep = (typeof setupSteps)[number];

export type Progress = {
  readonly step: SetupStep;
  /** Of the meter, as it is printed on it. */
  readonly number: string;
  readonly sn: string | null;
  /** The Wi-Fi that the phone was in before it left for the meter's own. */
  readonly ssidAtHome: string | null;
  readonly network: NetworkFields;
  readonly server: ServerFields;
};

export const noProgress = (): Progress => ({
  step: 'join',
  number: '',
  sn: null,
  ssidAtHome: null,
  network: networkFields(null),
  server: { destination: 'server', address: uploadAddressHere() ?? '' },
});
