// Pure: what is typed about a device's network, and what is sent of it.
import type { TextKey } from '@ohmstead/i18n';
import type { DeviceNetwork, NetworkChange } from '../../../device/answers/network.ts';
import { isHostAddress, isNetmask, isSameNetwork } from '../../../device/ipv4.ts';
import type { NetworkFields } from '../draft/network-fields.ts';

export type NetworkErrors = { readonly [Field in keyof NetworkFields]?: TextKey };

export type CheckedNetwork =
  | { readonly kind: 'valid'; readonly change: NetworkChange }
  | { readonly kind: 'invalid'; readonly errors: NetworkErrors };

export const networkFields = (network: DeviceNetwork | null): NetworkFields => ({
  ssid: network?.ssid ?? '',
  password: '',
  dhcp: network?.dhcp ?? true,
  ip: network?.ip ?? '',
  netmask: network?.netmask ?? '',
  gateway: network?.gw ?? '',
  dns: network?.dns ?? '',
});

/** `presentSsid`: the network whose password the device has already. */
export const checkNetwork = (fields: NetworkFields, presentSsid: string | null): CheckedNetwork => {
  const errors = { ...wifiErrors(fields), ...(fields.dhcp ? {} : addressErrors(fields)) };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return { kind: 'valid', change: changeOf(fields, presentSsid) };
};

const longestSsid = 32;
const passwordLength = { least: 8, most: 63 };

const wifiErrors = ({ ssid, password }: NetworkFields): NetworkErrors => {
  const bytes = new TextEncoder().encode(ssid).length;
  const isPassword = password.length >= passwordLength.least && password.length <= passwordLength.most;
  return {
    ...((bytes === 0 || bytes > longestSsid) && { ssid: 'local.error.ssid' as const }),
    ...(password !== '' && !isPassword && { password: 'local.error.password' as const }),
  };
};

const addressErrors = ({ ip, netmask, gateway, dns }: NetworkFields): NetworkErrors => {
  const isGateway = isHostAddress(gateway) && gateway !== ip && isSameNetwork(gateway, ip, netmask);
  return {
    ...(!isHostAddress(ip) && { ip: 'local.invalidAddress' as const }),
    ...(!isNetmask(netmask) && { netmask: 'local.error.netmask' as const }),
    ...(!isGateway && { gateway: 'local.error.gateway' as const }),
    ...(!isHostAddress(dns) && { dns: 'local.invalidAddress' as const }),
  };
};

const changeOf = (fields: NetworkFields, presentSsid: string | null): NetworkChange => {
  const { ssid, password, dhcp, ip, netmask, gateway, dns } = fields;
  const keepsPassword = password === '' && ssid === presentSsid;
  return {
    ssid,
    dhcp,
    ...(!keepsPassword && { pwd: password }),
    ...(!dhcp && { ip, netmask, gw: gateway, dns }),
  };
};
