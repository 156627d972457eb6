import { describe, expect, it } from 'vitest';
import { sparkPaths } from './spark-paths.ts';

describe('sparkPaths', () => {
  it('draws from the left edge to the right one', () => {
    expect(sparkPaths([0, 10], 2).line).toBe('M0 30.5L100 1.5');
  });

  it('leaves a gap where a value is unknown', () => {
    expect(sparkPaths([1, 1, null, 1, 1], 5).line).toBe('M0 1.5L25 1.5M75 1.5L100 1.5');
  });

  it('shows a value that stands alone', () => {
    expect(sparkPaths([null, 1, null], 3).line).toBe('M50 1.5h0.5');
  });

  it('keeps room for what is still to come', () => {
    expect(sparkPaths([0, 10], 5).line).toBe('M0 30.5L25 1.5');
  });

  it('has zero between what comes and what leaves', () => {
    expect(sparkPaths([-10, 10], 2).zeroY).toBe(16);
  });

  it('draws nothing of nothing', () => {
    expect(sparkPaths([], 24)).toEqual({ line: '', area: '', zeroY: 30.5 });
  });
});
