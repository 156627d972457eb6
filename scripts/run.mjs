import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Runs a program to its end. `show` passes its output through as it comes; it is kept either way. */
export const run = (command, args, { cwd = root, env = {}, show = false, timeoutMs = 0 } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    const chunks = [];
    const keep = (stream) => (chunk) => {
      chunks.push(chunk);
      if (show) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }));
  });

export class Failure extends Error {}

/** Like `run`, and a program that fails ends the script with what it said. */
export const runOrFail = async (what, command, args, options) => {
  const { ok, output } = await run(command, args, options);
  if (!ok) throw new Failure(`${what} failed:\n${output.trim()}`);
  return output;
};

/** A script's body: an expected failure is reported in plain words, without a stack. */
export const main = async (body) => {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Failure ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
};
