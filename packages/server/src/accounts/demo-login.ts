/** Shown to everybody: the demo account may look and little else. */
export const demoLogin = { username: 'demo', password: 'ohmstead' } as const;
