// Server-sent events to one client. A slow client misses events in between and gets the newest when it can.
import type { ServerResponse } from 'node:http';

export type EventStream = {
  /** Sends an event unless it equals the one before. */
  send(event: string): void;
  /** Sends the reason, and closes. */
  end(reason: string): void;
};

const heartbeatMs = 15_000;
const reconnectMs = 2_000;

type Handlers = { readonly onHeartbeat: () => void; readonly onClosed: () => void };

export const openEventStream = (
  response: ServerResponse,
  { onHeartbeat, onClosed }: Handlers,
): EventStream => {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    connection: 'close',
    // A proxy must not buffer events that are to be seen at once.
    'x-accel-buffering': 'no',
  });
  response.write(`retry: ${reconnectMs}\n\n`);
  let last = '';
  let waiting: string | null = null;

  const write = (event: string): void => {
    last = event;
    response.write(`data: ${event}\n\n`);
  };
  const send = (event: string): void => {
    if (response.writableNeedDrain) waiting = event;
    else if (event !== last) write(event);
  };
  response.on('drain', () => {
    const event = waiting;
    waiting = null;
    if (event !== null) send(event);
  });
  const heartbeat = setInterval(() => {
    if (!response.writableNeedDrain) response.write(': \n\n');
    onHeartbeat();
  }, heartbeatMs);
  response.on('close', () => {
    clearInterval(heartbeat);
    onClosed();
  });
  // A connection that breaks is closed; there is nothing else to do about it.
  response.on('error', () => response.destroy());
  return { send, end: (reason) => response.end(`event: end\ndata: ${reason}\n\n`) };
};
