// How a group of items is written in one transaction.

export type GroupWriter<Item> = {
  /** Items of one key are written together. */
  keyOf(item: Item): number;
  /** Whether somebody waits for it to be written. */
  isAwaited(item: Item): boolean;
  /** Commits all and settles each; or throws, having settled none. With care: believing nothing remembered. */
  write(group: readonly Item[], care: Care): Promise<void>;
  /** Settles items that could not be written, and gives those that are to be tried again. */
  refuse(items: readonly Item[], failure: unknown): Promise<readonly Item[]>;
};

export type Care = 'usual' | 'careful';
