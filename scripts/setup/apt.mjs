import { existsSync } from 'node:fs';
import { runOrFail } from '../run.mjs';
import { sayWhile } from '../say.mjs';

/** Without a network it fails soon, and the caller does with what is there. */
const update = ['-q', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
const options = ['-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
const env = { DEBIAN_FRONTEND: 'noninteractive' };

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export const aptInstall = (name) =>
  sayWhile(`Installing ${name} (apt-get install ${name})`, async () => {
    await runOrFail('apt-get update', 'apt-get', ['update', ...update], { env });
    await runOrFail(`apt-get install ${name}`, 'apt-get', ['install', ...options, name], { env });
  });
