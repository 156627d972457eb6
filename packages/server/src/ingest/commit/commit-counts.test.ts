import { describe, expect, it } from 'vitest';
import { openCommitCounts } from './commit-counts.ts';

const counted = () => {
  let ms = 5_000;
  const counts = openCommitCounts(() => ms);
  return {
    counts,
    goOn: (seconds: number) => {
      ms += seconds * 1000;
    },
  };
};

describe('readings a second', () => {
  it('are those of the last minute', () => {
    const { counts, goOn } = counted();
    for (let second = 0; second < 60; second++) {
      counts.committed(10, 0);
      goOn(1);
    }
    expect(counts.perSecond()).toBeCloseTo((59 * 10) / 60);
    goOn(29);
    expect(counts.perSecond()).toBeCloseTo((30 * 10) / 60);
    goOn(3_600);
    expect(counts.perSecond()).toBe(0);
  });

  it('of a server that has just started are those since then', () => {
    const { counts, goOn } = counted();
    counts.committed(30, 0);
    goOn(2);
    expect(counts.perSecond()).toBe(10);
  });
});

describe('the longest wait', () => {
  it('is since the first of those unwritten came, or since the last one written had come', () => {
    const { counts } = counted();
    counts.began(1_000_000);
    expect(counts.waitedMs(3_000_000)).toBe(2_000);
    counts.committed(5, 2_500_000);
    expect(counts.waitedMs(3_000_000)).toBe(500);
    expect(counts.waitedMs(2_000_000)).toBe(0);
  });
});
