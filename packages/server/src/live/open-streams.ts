// The open streams of this process, so that they end with their session and with the process.
export type OpenStream = {
  readonly accountId: number;
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
};

export const createOpenStreams = (): OpenStreams => {
  const streams = new Set<OpenStream>();
  return {
    add: (stream) => void streams.add(stream),
    remove: (stream) => void streams.delete(stream),
    checkAccount: (accountId) => {
      for (const stream of streams) if (stream.accountId === accountId) stream.check();
    },
    shutAll: () => {
      for (const stream of streams) stream.shut();
    },
    count: () => streams.size,
  };
};
