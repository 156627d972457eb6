import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import { type DeviceRequest, readRequest } from './request.ts';

/** Real devices hold no more; further ones are closed at once. */
const mostConnections = 8;

/** UNVERIFIED: how long a device waits between its answer and its restart ("briefly"). */
const beforeRestartMs = 50;

type HttpService = {
  readonly answer: (request: DeviceRequest) => Answer;
  readonly cors: boolean;
  readonly restart: () => void;
  readonly onTrouble: (text: string) => void;
};

/** The local API at one port; gives what closes it, with every connection. */
export const serveHttp = async (service: HttpService, host: string, port: number) => {
  const server = createServer((message, response) => {
    respond(service, message, response).catch((error) => {
      // Who hangs up within a request is no trouble of ours.
      if (message.complete) service.onTrouble(String(error));
      message.destroy();
    });
  });
  server.maxConnections = mostConnections;
  await listening(server, host, port);
  return async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
};

const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

const respond = async (service: HttpService, message: IncomingMessage, response: ServerResponse) => {
  if (service.cors) allowOtherOrigins(response);
  if (service.cors && message.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const request = await readRequest(message);
  if (request === null) {
    response.writeHead(413, { connection: 'close' }).end();
    return;
  }
  await send(service, response, service.answer(request));
};

const allowOtherOrigins = (response: ServerResponse): void => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
  response.setHeader('access-control-allow-headers', 'Authorization, Content-Type');
};

const send = async ({ restart }: HttpService, response: ServerResponse, answer: Answer): Promise<void> => {
  const { status, type, text, headers, restarts } = answer;
  if (restarts) response.setHeader('connection', 'close');
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  await new Promise<void>((resolve) => response.end(text, resolve));
  if (!restarts) return;
  await wait(beforeRestartMs);
  restart();
};
