import { processTree, pssMegabytes } from './process-tree.ts';

const lookEveryMs = 250;

/** The most memory, in MB, that a process and its descendants had while the work went on. */
export const mostMemory = async <Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly megabytes: number }> => {
  let megabytes = 0;
  const look = (): void => {
    megabytes = Math.max(megabytes, pssMegabytes(processTree(pid)));
  };
  const looking = setInterval(look, lookEveryMs);
  try {
    const result = await work();
    look();
    return { result, megabytes };
  } finally {
    clearInterval(looking);
  }
};
