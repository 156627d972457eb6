// Forms with files, as browsers send them and as nobody should.
import { readEnvelope } from '@ohmstead/contract';
import type { TestAnswer, TestApp } from './app-for-test.ts';

export type Sending = { readonly token: string; readonly path: string };

const answerOf = async (response: Response): Promise<TestAnswer> => {
  const envelope = readEnvelope(await response.json().catch(() => null));
  if (!envelope) throw new Error(`The server answered no envelope (${response.status}).`);
  return { status: response.status, headers: response.headers, ...envelope };
};

/** Entries keep their order; a name may occur twice. */
export type Entry = readonly [string, string | { readonly name: string; readonly bytes: Uint8Array }];

export const sendForm = async (
  { address }: TestApp,
  { token, path }: Sending,
  entries: readonly Entry[],
): Promise<TestAnswer> => {
  const form = new FormData();
  for (const [field, value] of entries) {
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, new Blob([Uint8Array.from(value.bytes)]), value.name);
  }
  const headers = { token, lang: 'en' };
  return answerOf(await fetch(`${address}${path}`, { method: 'POST', headers, body: form }));
};

export const sendBytes = async (
  { address }: TestApp,
  { token, path }: Sending,
  type: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<TestAnswer> =>
  answerOf(
    await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { token, lang: 'en', 'content-type': type },
      body,
    }),
  );
