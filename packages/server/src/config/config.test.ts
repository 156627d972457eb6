import { describe, expect, it } from 'vitest';
import { type Config, readConfig } from './config.ts';

const configOf = (env: Record<string, string>): Config => {
  const read = readConfig(env, '/start');
  if (read.kind === 'wrong') throw new Error(read.problems.join());
  return read.config;
};

const problemsOf = (env: Record<string, string>): readonly string[] => {
  const read = readConfig(env, '/start');
  return read.kind === 'wrong' ? read.problems : [];
};

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(configOf({})).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/start/data',
      databaseUrl: null,
      demo: true,
      serverGroup: 'pm',
      feedback: true,
      trustProxy: 0,
      openUpload: true,
      appOrigins: ['capacitor://localhost', 'https://localhost', 'http://localhost'],
    });
  });

  it('takes an empty value for none and ignores what it does not know', () => {
    expect(configOf({ PORT: '', SHELL: '/bin/sh' }).port).toBe(8080);
  });

  it('has the demo off with a database of its own, unless asked for', () => {
    const DATABASE_URL = 'postgres://me@localhost/energy';
    expect(configOf({ DATABASE_URL }).demo).toBe(false);
    expect(configOf({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
  });

  it('takes a data folder from where it was started', () => {
    expect(configOf({ DATA_DIR: '../elsewhere' }).dataDir).toBe('/elsewhere');
    expect(configOf({ DATA_DIR: '/data' }).dataDir).toBe('/data');
  });

  it.each([
    ['on', 1],
    ['off', 0],
    ['2', 2],
    ['loopback, 2001:db8::/32', ['loopback', '2001:db8::/32']],
    ['10.0.0.1,192.168.0.0/16', ['10.0.0.1', '192.168.0.0/16']],
  ])('reads TRUST_PROXY=%s', (TRUST_PROXY, expected) => {
    expect(configOf({ TRUST_PROXY }).trustProxy).toEqual(expected);
  });

  it.each([
    ['PORT', '80800'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DEMO', 'yes'],
    ['PUBLIC_URL', 'energy.example.org'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '17'],
    ['TRUST_PROXY', '10.0.0.256'],
    ['TRUST_PROXY', '10.0.0.1/33'],
    ['TRUST_PROXY', '10.0.0.1/8/8'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['MAIL_FROM', 'energy'],
    ['METRICS_TOKEN', 'short'],
    ['ADMIN_PASSWORD', 'x'.repeat(129)],
    ['WEATHER_URL', 'weather.example.org'],
    ['MAP_TILES', 'tiles'],
    ['MAP_TILES', 'https://tiles.example.org/'],
    ['SERVER_GROUP', 'x'.repeat(41)],
  ])('names %s=%s as wrong, with what is allowed', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must `))]);
  });

  it('names every wrong one at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO: 'x' })).toHaveLength(2);
  });
});
