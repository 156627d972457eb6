import { existsSync } from 'node:fs';
import { Failure, runOrFail } from '../run.mjs';
import { say, sayWhile } from '../say.mjs';

/** Without a network it fails soon, and the caller does with what is there. */
const updateOptions = ['-q', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
const options = ['-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
const env = { DEBIAN_FRONTEND: 'noninteractive' };

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let update = null;

/** Once a run: where there is no network it is waited for once. */
const updated = () => {
  update ??= runOrFail('apt-get update', 'apt-get', ['update', ...updateOptions], { env });
  return update;
};

export const aptInstall = (...names) =>
  sayWhile(`Installing ${names.join(' ')} (apt-get install)`, async () => {
    await updated();
    await runOrFail(`apt-get install ${names.join(' ')}`, 'apt-get', ['install', ...options, ...names], {
      env,
    });
  });

/** What is better had, and what is done without where it cannot be. */
export const aptTry = async (...names) => {
  if (!canInstall()) return;
  await aptInstall(...names).catch((error) => {
    if (!(error instanceof Failure)) throw error;
    say(`  done without: ${error.message.split('\n')[0]}`);
  });
};
