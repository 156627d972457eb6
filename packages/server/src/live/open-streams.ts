// The open streams of this process, so that they end with their session and with the process.
import { forEachApart } from '../concurrency/for-each-apart.ts';

export type OpenStream = {
  readonly accountId: number;
  /** The token of its session. */
  readonly token: string;
  /** Ends it if its session has ended. */
  check(): void;
  shut(): void;
};

export type OpenStreams = {
  add(stream: OpenStream): void;
  remove(stream: OpenStream): void;
  checkAccount(accountId: number): void;
  shutAll(): void;
  count(): number;
  countOf(whose: Partial<Pick<OpenStream, 'accountId' | 'token'>>): number;
};

export const createOpenStreams = (): OpenStreams => {
  const streams = new Set<OpenStream>();
  return {
    add: (stream) => void streams.add(stream),
    remove: (stream) => void streams.delete(stream),
    checkAccount: (accountId) => {
      const ofAccount = [...streams].filter((stream) => stream.accountId === accountId);
      forEachApart(ofAccount, (stream) => stream.check());
    },
    shutAll: () => forEachApart(streams, (stream) => stream.shut()),
    count: () => streams.size,
    countOf: ({ accountId, token }) =>
      [...streams].filter((stream) => stream.accountId === accountId || stream.token === token).length,
  };
};
