const names = ['unit', 'web'];

/** Vitest's arguments for the suites that need neither a database nor a browser. */
export const unitProjects = names.flatMap((name) => ['--project', name]);
