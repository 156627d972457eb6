// nginx by the file of deploy/three-servers before servers of this machine: only the addresses are others.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '../program/data-folder.ts';
import { freePort } from '../program/free-port.ts';

const committed = fileURLToPath(new URL('../../deploy/three-servers/ohmstead.conf', import.meta.url));
const programs = [process.env.NGINX_PATH ?? '', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];

export type Nginx = { readonly port: number; stop(): Promise<void> };

export const hasNginx = (): boolean => programs.some((path) => existsSync(path));

/** Before servers of these ports, which answer by now. */
export const startNginx = async (ports: readonly number[], dataParent?: string): Promise<Nginx> => {
  const program = programs.find((path) => existsSync(path));
  if (program === undefined)
    throw new Error('nginx is not installed, or lies elsewhere than NGINX_PATH says');
  const folder = await dataFolder(dataParent);
  const port = await freePort();
  const [main, site] = [join(folder.path, 'nginx.conf'), join(folder.path, 'ohmstead.conf')];
  await writeFile(main, around(site));
  await writeFile(site, configured(await readFile(committed, 'utf8'), port, ports));
  const child = spawn(program, ['-p', folder.path, '-c', main, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const hasEnded = once(child, 'exit');
  await untilUp(child, port);
  const stop = async (): Promise<void> => {
    child.kill();
    await hasEnded;
    await folder.remove();
  };
  return { port, stop };
};

const untilUp = async (child: ChildProcess, port: number): Promise<void> => {
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('nginx has ended');
    await wait(50);
  }
};

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const configured = (text: string, port: number, ports: readonly number[]): string =>
  text
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace(/(?:^ *server \w+:8080 .*\n)+/m, (lines) => {
      const [line = ''] = lines.split(/(?<=\n)/);
      return ports.map((one) => line.replace(/\w+:8080/, `127.0.0.1:${one}`)).join('');
    });

/** As Debian's own, without a log of each request. */
const around = (site: string): string => `
  error_log stderr error; pid nginx.pid; worker_processes auto; user root;
  events { worker_connections 2048; }
  http {
    access_log off; client_body_temp_path body; proxy_temp_path proxy;
    fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    include ${site};
  }`;
