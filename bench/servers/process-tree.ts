// Memory of a process and all its descendants, and the processor's time that one has taken.
import { readdirSync, readFileSync } from 'node:fs';

/** From its state on; the name before it, in parentheses, may hold spaces. */
const statOf = (pid: number): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

const places = { parent: 1, userTicks: 11, systemTicks: 12 };
/** Linux counts in hundredths of a second on every machine. */
const tickMs = 10;

/** The processor time of all threads since the process began. */
export const processorMs = (pid: number): number => {
  const stat = statOf(pid);
  return (Number(stat[places.userTicks]) + Number(stat[places.systemTicks])) * tickMs;
};

const parentOf = (pid: number): number | null => {
  try {
    return Number(statOf(pid)[places.parent]);
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
