import { describe, expect, it } from 'vitest';
import { sankeyLayout } from './sankey-layout.ts';
import { flowBetween, nodeAfterKey, nodeAtPointer } from './sankey-reading.ts';

const flows = [
  { from: 'solar', to: 'house', kWh: 30 },
  { from: 'solar', to: 'export', kWh: 50 },
  { from: 'grid', to: 'house', kWh: 20 },
];
const sides = sankeyLayout(flows);

describe('nodeAtPointer', () => {
  it('is the node of the half that is pointed at', () => {
    expect(nodeAtPointer(sides, 0.1, 0.1)).toBe('solar');
    expect(nodeAtPointer(sides, 0.1, 0.99)).toBe('grid');
    expect(nodeAtPointer(sides, 0.9, 0.1)).toBe('house');
    expect(nodeAtPointer(sides, 0.9, 0.99)).toBe('export');
  });

  it('is none where nothing flows', () => {
    expect(nodeAtPointer(sankeyLayout([]), 0.1, 0.1)).toBeNull();
  });
});

describe('nodeAfterKey', () => {
  it.each([
    [null, 'ArrowDown', 'solar'],
    [null, 'ArrowRight', 'house'],
    ['solar', 'ArrowDown', 'grid'],
    ['grid', 'ArrowDown', 'grid'],
    ['grid', 'ArrowUp', 'solar'],
    ['solar', 'ArrowUp', 'solar'],
    ['grid', 'ArrowRight', 'export'],
    ['house', 'ArrowRight', 'house'],
    ['house', 'ArrowLeft', 'solar'],
    ['solar', 'ArrowLeft', 'solar'],
    ['house', 'ArrowDown', 'export'],
    ['export', 'Home', 'solar'],
    ['solar', 'End', 'export'],
    ['solar', 'a', null],
  ])('from %s by %s is %s', (read, key, next) => {
    expect(nodeAfterKey(key, read, sides)).toBe(next);
  });
});

describe('flowBetween', () => {
  it('is the same from either end, and none where nothing flows', () => {
    expect(flowBetween(flows, 'solar', 'export')).toBe(50);
    expect(flowBetween(flows, 'export', 'solar')).toBe(50);
    expect(flowBetween(flows, 'grid', 'export')).toBeNull();
  });
});
