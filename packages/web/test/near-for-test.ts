import { vi } from 'vitest';

/** Everything is near at once: the test's document has no layout. */
export const allNearForTest = (): void => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
      constructor(notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#notify = notify;
      }
      observe(): void {
        this.#notify([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
};
