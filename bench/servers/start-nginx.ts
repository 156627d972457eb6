// nginx by the file of deploy/three-servers, before servers of this machine.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { dataFolder, freePort } from '@ohmstead/e2e';

const committed = fileURLToPath(new URL('../../deploy/three-servers/ohmstead.conf', import.meta.url));
const programs = [process.env.NGINX_PATH ?? '', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];

export type Nginx = { readonly port: number; stop(): Promise<void> };

/** Null where nginx is not installed. */
export const startNginx = async (dataParent: string, ports: readonly number[]): Promise<Nginx | null> => {
  const program = programs.find((path) => path !== '' && existsSync(path));
  if (program === undefined) return null;
  const folder = await dataFolder(dataParent);
  const port = await freePort();
  await writeFile(join(folder.path, 'ohmstead.conf'), await configured(port, ports));
  const main = join(folder.path, 'nginx.conf');
  await writeFile(main, around(join(folder.path, 'ohmstead.conf')));
  const child = spawn(program, ['-p', folder.path, '-c', main, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const hasEnded = new Promise((resolve) => child.once('exit', resolve));
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isUp())) await wait(50);
  return {
    port,
    stop: async () => {
      child.kill();
      await hasEnded;
      await folder.remove();
    },
  };
};

const configured = async (port: number, ports: readonly number[]): Promise<string> => {
  const upstreams = ports.map((one) => `    server 127.0.0.1:${one} max_fails=2 fail_timeout=5s;`);
  const [before = '', after = ''] = (await readFile(committed, 'utf8')).split(/(?: *server \w+:8080 .*\n)+/);
  return `${before}${upstreams.join('\n')}\n${after}`.replace('listen 8080', `listen 127.0.0.1:${port}`);
};

/** As Debian's own, without a log of each request. */
const around = (file: string): string => `
  error_log stderr error; pid nginx.pid; worker_processes auto; user root;
  events { worker_connections 2048; }
  http {
    access_log off; client_body_temp_path body; proxy_temp_path proxy;
    fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    include ${file};
  }`;
