// npm run dev: the server is built again and restarted after each change of its source, the web app reloads while it
// runs. PORT is the server's, WEB_PORT the address to open; the data of development lies in a folder of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { root } from './root.mjs';
import { main } from './run.mjs';
import { say } from './say.mjs';
import { serverArguments } from './server-command.mjs';

const port = process.env.PORT ?? '8080';
const webPort = Number(process.env.WEB_PORT ?? 5173);
const dataDir = process.env.DATA_DIR ?? join(root, 'data', 'dev');

let server = null;

const startServer = () => {
  server = spawn(process.execPath, serverArguments, {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
};

const stopServer = async () => {
  if (server === null || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
};

/** Builds that come while the server stops are one restart. */
let restarting = Promise.resolve();
const restart = () => {
  restarting = restarting.then(stopServer).then(startServer);
};

const watchServer = async () => {
  const watcher = await build({
    root: join(root, 'packages', 'server'),
    logLevel: 'warn',
    build: { watch: {} },
  });
  watcher.on('event', (event) => {
    if (event.code === 'END') restart();
    if (event.code === 'ERROR') say(`The server was not built:\n${event.error.message}`);
    if ('result' in event) event.result?.close();
  });
  return watcher;
};

const serveWeb = async () => {
  const target = `http://127.0.0.1:${port}`;
  const web = await createServer({
    root: join(root, 'packages', 'web'),
    server: {
      port: webPort,
      strictPort: true,
      proxy: { '/api': target, '/upload': target, '/healthz': target },
    },
  });
  await web.listen();
  return web;
};

await main(async () => {
  const [watcher, web] = await Promise.all([watchServer(), serveWeb()]);
  say(
    `\n  Open http://localhost:${webPort}: it reloads as you edit. The server is at http://localhost:${port}.\n`,
  );
  const stop = async () => {
    await Promise.all([watcher.close(), web.close(), restarting.then(stopServer)]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
});
