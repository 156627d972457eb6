/** Calls `act` with each item. An error with one of them does not keep the others back; it is left uncaught. */
export const forEachApart = <Item>(items: Iterable<Item>, act: (item: Item) => void): void => {
  for (const item of items) {
    try {
      act(item);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
};
