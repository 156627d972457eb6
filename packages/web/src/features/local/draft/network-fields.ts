export type NetworkFields = {
  readonly ssid: string;
  readonly password: string;
  readonly dhcp: boolean;
  readonly ip: string;
  readonly netmask: string;
  readonly gateway: string;
  readonly dns: string;
};
