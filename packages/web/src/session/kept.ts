/** One value kept in the browser. A browser that refuses storage keeps it for the visit. */
export type Kept = {
  get(): string | null;
  set(value: string): void;
  remove(): void;
};

export const kept = (key: string): Kept => {
  let visit: string | null = null;
  return {
    get: () => attempt(() => localStorage.getItem(key)) ?? visit,
    set: (value) => {
      visit = value;
      attempt(() => localStorage.setItem(key, value));
    },
    remove: () => {
      visit = null;
      attempt(() => localStorage.removeItem(key));
    },
  };
};

const attempt = <T>(access: () => T): T | null => {
  try {
    return access();
  } catch {
    return null;
  }
};
