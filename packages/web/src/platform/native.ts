// What the phone itself can do and a browser cannot. The app sets its own before the program starts.
export type DeviceRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
};
export type DeviceAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

export type WifiResult = 'joined' | 'denied' | 'refused' | 'notFound' | 'unsupported';

export type Native = {
  readonly platform: 'android' | 'ios' | 'browser';
  /** To a device in the local network, past the browser's rules for other origins. Throws when there is no answer in time. */
  request(request: DeviceRequest): Promise<DeviceAnswer>;
  /** Whether the phone is in a network at all. */
  isConnected(): Promise<boolean>;
  /** The name of the Wi-Fi the phone is in; null where it is not known or not permitted. */
  ssid(): Promise<string | null>;
  /** Joins an open network whose name begins so. Throws where the phone does not say whether that is permitted. */
  joinWifi(prefix: string): Promise<WifiResult>;
  /** Addresses in the local network where a device may be; empty where the platform offers no discovery. */
  discover(signal: AbortSignal): AsyncIterable<string>;
  /** A device token for push; null where there is none or it was not permitted. */
  pushToken(): Promise<{ service: 'fcm' | 'apns'; token: string } | null>;
  onLink(open: (path: string) => void): void;
};
