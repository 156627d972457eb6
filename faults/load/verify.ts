// `npm run verify` on the data of a stopped program.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const command = fileURLToPath(new URL('../../packages/server/dist/command.js', import.meta.url));
const run = promisify(execFile);
const mostOutput = 1 << 24;

/** What it says differs, a line each. */
export const verifyProblems = async (env: Readonly<Record<string, string>>): Promise<string[]> => {
  const options = { env: { ...process.env, ...env }, maxBuffer: mostOutput };
  const { stdout, stderr } = await run(process.execPath, [command, 'verify'], options).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  if (stdout.includes('Verified: no differences')) return [];
  return ['verify found differences', ...`${stdout}${stderr}`.split('\n').filter((line) => line !== '')];
};
