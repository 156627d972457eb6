// What was typed about a device's network while its networks are looked at on another page; for the visit only.
import type { NetworkFields } from './network-fields.ts';

const drafts = new Map<string, Partial<NetworkFields>>();

export const networkDrafts = {
  of: (address: string): Partial<NetworkFields> => drafts.get(address) ?? {},
  put: (address: string, fields: NetworkFields): void => {
    drafts.set(address, fields);
  },
  forget: (address: string): void => {
    drafts.delete(address);
  },
  choose: (address: string, ssid: string): void => {
    const draft = networkDrafts.of(address);
    drafts.set(address, draft.ssid === ssid ? draft : { ...draft, ssid, password: '' });
  },
};
