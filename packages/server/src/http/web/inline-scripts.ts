import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The hashes by which the policy allows the scripts of the web app's page, `'sha256-…'`; none without a page. */
export const inlineScriptHashes = async (webRoot: string): Promise<string[]> => {
  const html = await readFile(join(webRoot, 'index.html'), 'utf8').catch(() => '');
  return Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
};
