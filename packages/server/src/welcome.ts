// What whoever started the program needs to know, as aligned lines.

import { demoLogin } from './accounts/demo-login.ts';
import type { Config } from './config/config.ts';
import { networkUrl, ownUrl } from './network/addresses.ts';
import type { RunningServer } from './start-server.ts';

type Running = Pick<RunningServer, 'port' | 'administrator'>;

export const welcome = (config: Config, { port, administrator }: Running): string => {
  const lines: [string, string | null][] = [
    ['Open', config.publicUrl ?? ownUrl(config.host, port)],
    ['In your network', networkUrl(config.host, port)],
    ['Demo', config.demo ? `username ${demoLogin.username}, password ${demoLogin.password}` : null],
    ['Administrator', administratorLine(administrator)],
    ['Data', config.databaseUrl === null ? config.dataDir : withoutPassword(config.databaseUrl)],
  ];
  const shown = lines.filter(([, text]) => text !== null);
  const width = Math.max(...shown.map(([title]) => title.length)) + 2;
  return [
    '',
    'Ohmstead is running.',
    ...shown.map(([title, text]) => `  ${title.padEnd(width)}${text}`),
    '',
    '',
  ].join('\n');
};

const administratorLine = (administrator: Running['administrator']): string | null =>
  administrator.kind === 'createdWithPassword'
    ? `username admin, password ${administrator.password} (kept in ${administrator.file}; change it after the first login)`
    : null;

const withoutPassword = (databaseUrl: string): string => {
  const url = new URL(databaseUrl);
  url.password = '';
  return url.href;
};
