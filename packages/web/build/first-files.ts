// The files that a start needs: of the program, and of the screen it begins with.
import type { Rolldown } from 'vite';

export type ScreenFiles = {
  readonly login: readonly string[];
  /** The files of every page of an account. */
  readonly account: readonly string[];
  /** The files of the main page that `account` does not have. */
  readonly main: readonly string[];
  /** The files of a site's page that `account` does not have. */
  readonly site: readonly string[];
};

/** The addresses of the files that every start needs. */
export const programFiles = (bundle: Rolldown.OutputBundle): string[] =>
  neededBy(
    bundle,
    chunksOf(bundle).filter((chunk) => chunk.isEntry),
  );

/** The files that screens need beyond the program's. It throws when a screen is gone or has another name. */
export const screenFiles = (bundle: Rolldown.OutputBundle): ScreenFiles => {
  const program = programFiles(bundle);
  const forScreens = (...names: string[]) =>
    neededBy(
      bundle,
      names.map((name) => screenIn(bundle, name)),
    ).filter((file) => !program.includes(file));
  const account = forScreens('AppFrame');
  const beyondAccount = (name: string) => forScreens(name).filter((file) => !account.includes(file));
  return {
    login: forScreens('LoginScreen'),
    account,
    main: beyondAccount('HomeScreen'),
    site: beyondAccount('SiteScreen'),
  };
};

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

const screenIn = (bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk => {
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${name}.tsx`)));
  if (found === undefined) throw new Error(`no file has ${name}`);
  return found;
};

/** Chunks, what they import at once, and their styles. */
const neededBy = (bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): string[] => {
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (found.has(`/${chunk.fileName}`)) return;
    found.add(`/${chunk.fileName}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  for (const chunk of chunks) add(chunk);
  return [...found];
};
