/** One value kept in the browser. A browser that refuses storage keeps it for the visit. */
export type Kept = {
  get(): string | null;
  set(value: string): void;
  remove(): void;
};

export const kept = (key: string): Kept => {
  let visit: string | null = null;
  return {
    // Another tab may have changed what is stored: the visit's own copy counts only where nothing can be.
    get: () =>
      either(
        () => localStorage.getItem(key),
        () => visit,
      ),
    set: (value) =>
      either(
        () => localStorage.setItem(key, value),
        () => {
          visit = value;
        },
      ),
    remove: () =>
      either(
        () => localStorage.removeItem(key),
        () => {
          visit = null;
        },
      ),
  };
};

const either = <T>(access: () => T, otherwise: () => T): T => {
  try {
    return access();
  } catch {
    return otherwise();
  }
};
