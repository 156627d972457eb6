// Memory of a process and all its descendants.
import { readdirSync, readFileSync } from 'node:fs';

const parentOf = (pid: number): number | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold spaces: the fields after it are state and parent.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null; // It has ended since the folder was read.
  }
};

export const processTree = (rootPid: number): number[] => {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))] as const),
  );
  const isDescendant = (pid: number): boolean => {
    if (pid === rootPid) return true;
    const parent = parents.get(pid);
    return parent ? isDescendant(parent) : false;
  };
  return [...parents.keys()].filter(isDescendant);
};

/** Proportional set size: memory shared between processes is counted once in their sum. */
export const pssMegabytes = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return sum + Number(kilobytes ?? 0) / 1024;
  }, 0);
