// A device as its firmware answers, on a port of its own.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Row = readonly (number | null)[];

export type DeviceState = {
  firmware: 'old' | 'new' | 'oldest';
  sn: string;
  rows: readonly Row[];
  isReady: boolean;
  /** What is asked for; null where anybody may. */
  login: { username: string; password: string } | null;
  adminSecurity: boolean;
  /** Seconds until logins are taken again. */
  lockedSeconds: number;
  isDown: boolean;
  /** Why settings are not taken. */
  refusal: string | null;
  network: Record<string, unknown>;
  upload: Record<string, unknown>;
  networks: readonly Record<string, unknown>[];
};

export type AskedOfDevice = {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | null;
  readonly body: unknown;
};

export const phaseRow: Row = [230.4, 1.8, 420, 1234.5, 12.25, 50.01, 0.98];

const asDelivered: DeviceState = {
  firmware: 'new',
  sn: 'DA2BED94',
  rows: [phaseRow],
  isReady: true,
  login: null,
  adminSecurity: false,
  lockedSeconds: 0,
  isDown: false,
  refusal: null,
  network: {
    ssid: 'house',
    ip: '192.168.1.100',
    netmask: '255.255.255.0',
    gw: '192.168.1.1',
    dns: '192.168.1.1',
    dhcp: 1,
  },
  upload: {
    runMode: 0,
    runModeList: 'IAMMETER-cloud,tcp,http,mqtt,stand alone',
    uploadAddress: '',
    uploadInterval: 60,
    mqttUsername: '',
    mqttPassword: '',
  },
  networks: [
    { ssid: 'house', signal: 62 },
    { ssid: 'barn', signal: 88 },
    { ssid: 'house', signal: 41 },
  ],
};

export const startDevice = async (change: Partial<DeviceState> = {}) => {
  const state: DeviceState = structuredClone({ ...asDelivered, ...change });
  const asked: AskedOfDevice[] = [];
  const askedAtMs: number[] = [];
  const server = createServer((request, response) => {
    if (state.isDown) return void request.socket.destroy();
    void readBody(request).then((body) => {
      const { authorization = null } = request.headers;
      askedAtMs.push(Date.now());
      asked.push({ method: request.method ?? '', path: request.url ?? '', authorization, body });
      answer(state, { path: request.url ?? '', authorization, body }, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    asked,
    askedAtMs,
    address: `127.0.0.1:${port}`,
    askedFor: (path: string) => asked.filter((one) => one.path === path),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

export type TestDevice = Awaited<ReturnType<typeof startDevice>>;

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text === '' ? null : JSON.parse(text);
};

type Asked = { path: string; authorization: string | null; body: unknown };

const answer = (state: DeviceState, { path, authorization, body }: Asked, response: ServerResponse) => {
  const json = (status: number, value: unknown, headers = {}) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value));
  const isPublic = state.firmware === 'new' && publicPaths.has(path);
  if (!isPublic && state.lockedSeconds > 0 && authorization !== null)
    return json(429, { successful: 0 }, { 'Retry-After': String(state.lockedSeconds) });
  if (!isPublic && state.login !== null && authorization !== basic(state.login))
    return json(401, { successful: 0, message: 'Unauthorized' }, { 'WWW-Authenticate': 'Basic' });
  const value = valueAt(state, path, body);
  if (value === undefined) return response.writeHead(404).end('Not found');
  return json(path.includes('monitor') && !state.isReady ? 400 : 200, value);
};

const publicPaths = new Set(['/api/monitor', '/api/monitorjson', '/monitorjson', '/api/admin/status']);

const basic = ({ username, password }: { username: string; password: string }): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

const oldPaths = new Set(['/monitorjson', '/api/restart', '/api/restart?reset=true', '/api/wifidata']);

const valueAt = (state: DeviceState, path: string, body: unknown): unknown => {
  if (state.firmware !== 'new' && !oldPaths.has(path)) return undefined;
  switch (path) {
    case '/api/monitor':
      return { ...head(state), ssid: state.network.ssid, sig: 80, model: 'WEM3080T', ...rows(state) };
    case '/api/monitorjson':
    case '/monitorjson':
      if (state.firmware === 'oldest') return { status: 'succeed', data: state.rows[0]?.slice(0, 5) };
      return { method: 'uploadsn', ...head(state), ...rows(state) };
    case '/api/admin/status':
      return { enabled: state.adminSecurity ? 1 : 0, hasPassword: 1 };
    case '/api/wifidata':
      return { SN: state.sn, ...state.network };
    case '/api/getadv':
      return state.upload;
    case '/api/wifiaplist':
      return state.networks;
    case '/api/setwifiadv':
      return take(state, () => Object.assign(state.network, body));
    case '/api/setadv':
      return take(state, () => Object.assign(state.upload, body));
    case '/api/restart':
    case '/api/restart?reset=true':
      return { successful: true };
    default:
      return undefined;
  }
};

const take = (state: DeviceState, change: () => void) => {
  if (state.refusal !== null) return { successful: 0, message: state.refusal };
  change();
  return { successful: 1, message: 'ok' };
};

const head = ({ firmware, sn, isReady }: DeviceState) => ({
  mac: isReady ? 'B0F8933C4F7E' : null,
  version: firmware === 'new' ? 'i.91.065.3' : '1.72.7',
  server: 'em',
  SN: isReady ? sn : 'null',
});

const rows = ({ rows: all, isReady }: DeviceState) => {
  const sent = isReady ? all : all.map((row) => row.map(() => null));
  return sent.length === 1 ? { Data: sent[0] } : { Datas: sent };
};
