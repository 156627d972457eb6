// The data of the releases, as kept beside: SQL text that PostgreSQL and the embedded engine restore, and what people saw of it.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';

export type KeptRelease = { readonly sql: string; readonly figures: unknown };

const kept = new URL('./kept/', import.meta.url);
const dumpOf = (version: string): URL => new URL(`${version}.sql.gz`, kept);
const figuresOf = (version: string): URL => new URL(`${version}.json`, kept);

export const keptVersions = async (): Promise<string[]> => {
  const names = await readdir(kept);
  return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
};

export const readRelease = async (version: string): Promise<KeptRelease> => ({
  sql: gunzipSync(await readFile(dumpOf(version))).toString(),
  figures: JSON.parse(await readFile(figuresOf(version), 'utf8')),
});

export const keepRelease = async (version: string, { sql, figures }: KeptRelease): Promise<string> => {
  await mkdir(kept, { recursive: true });
  await writeFile(dumpOf(version), gzipSync(sql, { level: 9 }));
  await writeFile(figuresOf(version), `${JSON.stringify(figures, null, 1)}\n`);
  return fileURLToPath(dumpOf(version));
};
