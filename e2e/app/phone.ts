// An Android phone as the app's pages see it. The bridge is Capacitor's own script, as the shell puts it into its web view;
// only what lies behind it is played: the answers of Android's plugins, and the phone's own HTTP.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { type Options, requestByPhone } from './request-by-phone.ts';

const bridgeScript = join(
  import.meta.dirname,
  '../../app/node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js',
);

/** By plugin and method, what it resolves to; where it throws, the plugin rejects. */
export type Methods = Readonly<Record<string, (options: Options) => unknown>>;

export type Phone = {
  /** What differs from a phone on which everything is allowed. */
  readonly methods?: Methods;
  /** The hosts that its network leads to, by the address that the app asks for. */
  readonly hosts?: () => Readonly<Record<string, string>>;
};

const usual: Methods = {
  'Network.getStatus': () => ({ connected: true, connectionType: 'wifi' }),
  'Preferences.get': () => ({ value: null }),
  'Preferences.set': () => undefined,
  'Preferences.remove': () => undefined,
  'App.getLaunchUrl': () => undefined,
  'CapacitorWifi.checkPermissions': () => ({ location: 'granted' }),
  'CapacitorWifi.requestPermissions': () => ({ location: 'granted' }),
  'CapacitorWifi.getSsid': () => ({ ssid: 'Home' }),
  'CapacitorWifi.startScan': () => undefined,
  'CapacitorWifi.getAvailableNetworks': () => ({ networks: [{ ssid: 'Home', rssi: -40 }] }),
  'CapacitorWifi.connect': () => undefined,
  'CapacitorWifi.removeAllListeners': () => undefined,
};

/** What Android tells the listeners once a method is done. */
const events: Readonly<Record<string, string>> = { 'CapacitorWifi.startScan': 'networksScanned' };

type Message = {
  readonly callbackId: string;
  readonly pluginId: string;
  readonly methodName: string;
  readonly options: Options;
};

export const putIntoPhone = async (context: BrowserContext, phone: Phone = {}): Promise<void> => {
  const methods: Methods = {
    ...usual,
    'CapacitorHttp.request': (options) => requestByPhone(options, phone.hosts?.() ?? {}),
    ...phone.methods,
  };
  const listeners = new Map<string, Message>();
  await context.exposeFunction('askPhone', async (written: string) => {
    const message: Message = JSON.parse(written);
    const { pluginId, methodName, options } = message;
    if (methodName !== 'addListener') return answersTo(message, methods, listeners);
    listeners.set(`${pluginId}.${options.eventName}`, message);
    return [];
  });
  await context.addInitScript(`${bridge}${await readFile(bridgeScript, 'utf8')}
    window.Capacitor.PluginHeaders = ${JSON.stringify(headersOf(methods))};`);
};

const bridge = `
  window.androidBridge = {
    postMessage: async (written) => {
      for (const answer of await window.askPhone(written))
        window.androidBridge.onmessage({ data: JSON.stringify(answer) });
    },
  };
  window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };
`;

const answersTo = async (message: Message, methods: Methods, listeners: ReadonlyMap<string, Message>) => {
  const { options, ...call } = message;
  const name = `${call.pluginId}.${call.methodName}`;
  try {
    const data = await methods[name]?.(options);
    const listener = listeners.get(`${call.pluginId}.${events[name]}`);
    return [
      { ...call, save: false, success: true, data },
      ...(listener ? [{ ...listener, save: true, success: true, data: {} }] : []),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ ...call, save: false, success: false, error: { message: reason } }];
  }
};

/** As Android lists them: listeners are called back, all else is a promise. */
const headersOf = (methods: Methods) => {
  const names = Object.keys(methods).map((name) => name.split('.'));
  return [...new Set(names.map(([plugin]) => plugin))].map((plugin) => ({
    name: plugin,
    methods: [
      { name: 'addListener' },
      { name: 'removeListener' },
      ...names.filter(([of]) => of === plugin).map(([, name]) => ({ name, rtype: 'promise' })),
    ],
  }));
};
