import { lazyRouteComponent } from '@tanstack/react-router';

/** A page's code that takes longer is as good as lost: its page offers to try again. */
const longestMs = 120_000;

export class ChunkLate extends Error {}

// biome-ignore lint/suspicious/noExplicitAny: a module as the router's own function takes it.
export const lazyScreen = <Module extends Record<string, any>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) => lazyRouteComponent(() => inTime(load()), name);

const inTime = async <Module>(loaded: Promise<Module>): Promise<Module> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new ChunkLate()), longestMs);
  });
  try {
    return await Promise.race([loaded, late]);
  } finally {
    clearTimeout(timer);
  }
};
