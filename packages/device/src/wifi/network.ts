/** A Wi-Fi network in the air around the device. */
export type Network = {
  readonly ssid: string;
  /** Null for an open network. */
  readonly password: string | null;
  /** 0 to 100. */
  readonly signal: number;
};

export const networksAround: readonly Network[] = [
  { ssid: 'Home', password: 'sunny-roof-7', signal: 88 },
  { ssid: 'Werkstatt & Büro', password: 'kilowatt 230', signal: 61 },
  { ssid: 'Guests', password: null, signal: 34 },
  { ssid: 'Neighbour "5"', password: 'not-for-you-1', signal: 12 },
];

/** The network that these settings lead into; null where there is none of that name or the password is wrong. */
export const networkJoined = (
  networks: readonly Network[],
  { ssid, pwd }: { readonly ssid: string; readonly pwd: string },
): Network | null =>
  networks.find((network) => network.ssid === ssid && (network.password ?? pwd) === pwd) ?? null;
