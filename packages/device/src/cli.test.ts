import { describe, expect, it } from 'vitest';
import { adminLogin, ask } from '../test/ask.ts';
import { runCli } from './cli.ts';

const started = (args: readonly string[]) => {
  const stop = new AbortController();
  let text = '';
  const code = runCli(
    args,
    (more) => {
      text += more;
    },
    stop.signal,
  );
  return { stop: () => stop.abort(), code, text: () => text };
};

describe('the command', () => {
  it('starts a device, says where it is and ends with it', async () => {
    const args = [
      '--port',
      '0',
      '--firmware',
      'old',
      '--phases',
      '1',
      '--sn',
      'abcd1234',
      '--modbus-port',
      '0',
    ];
    const { stop, code, text } = started([...args, '--set-up', '--restart-seconds', '1']);
    await expect.poll(text, { timeout: 10_000 }).toContain('iMeter_ABCD1234, open now');
    expect(text()).toMatch(/Modbus\/TCP {4}port \d+/);
    const origin = /Access point {2}(\S+)/.exec(text())?.[1] ?? '';
    expect((await ask(origin, '/api/getadv', { login: adminLogin })).status).toBe(200);
    stop();
    expect(await code).toBe(0);
    await expect(ask(origin, '/')).rejects.toThrow();
  });

  it.each([
    ['no port', ['--firmware', 'new'], '--port is missing.'],
    ['no firmware', ['--port', '0'], '--firmware old or --firmware new is missing.'],
    [
      'another firmware',
      ['--firmware', 'newest', '--port', '0'],
      '--firmware newest is neither old nor new.',
    ],
    ['a port that is none', ['--firmware', 'new', '--port', '70000'], '--port 70000 is not a port.'],
    ['two phases', ['--firmware', 'new', '--port', '0', '--phases', '2'], '--phases 2 is neither 1 nor 3.'],
    [
      'a short number',
      ['--firmware', 'new', '--port', '0', '--sn', 'A1'],
      '--sn A1 is not 8 to 16 of A–Z and 0–9.',
    ],
    [
      'a time that is none',
      ['--firmware', 'new', '--port', '0', '--restart-seconds', 'soon'],
      '--restart-seconds soon is not a number of seconds.',
    ],
    ['an unknown option', ['--prot', '1'], "Unknown option '--prot'"],
  ])('refuses %s and says so', async (_, args, why) => {
    const { code, text } = started(args);
    expect(await code).toBe(2);
    expect(text()).toContain(why);
  });

  it('explains itself', async () => {
    const { code, text } = started(['--help']);
    expect(await code).toBe(0);
    expect(text()).toContain('--firmware KIND');
  });
});
