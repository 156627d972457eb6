import { describe, expect, it, vi } from 'vitest';
import { onPlotKey, type PlotReading } from './plot-keys.ts';

const reading = (change: Partial<PlotReading>): PlotReading => ({
  slot: 5,
  last: 20,
  stride: 7,
  zoom: { range: { from: 0, to: 31 }, isZoomed: false, reset: vi.fn() },
  onSlot: vi.fn(),
  ...change,
});

const press = (key: string, of: PlotReading, shiftKey = false): boolean => {
  const preventDefault = vi.fn();
  onPlotKey({ key, shiftKey, preventDefault }, of);
  return preventDefault.mock.calls.length > 0;
};

describe('onPlotKey', () => {
  it('reads the next slot, and with Shift goes by a stride', () => {
    const plot = reading({});
    expect(press('ArrowRight', plot)).toBe(true);
    expect(plot.onSlot).toHaveBeenLastCalledWith(6);
    press('ArrowRight', plot, true);
    expect(plot.onSlot).toHaveBeenLastCalledWith(12);
  });

  it('stays in the part that is shown', () => {
    const plot = reading({ zoom: { range: { from: 4, to: 8 }, isZoomed: true, reset: vi.fn() } });
    press('End', plot);
    expect(plot.onSlot).toHaveBeenLastCalledWith(7);
  });

  it('leaves the zoom first with Escape, then the reading', () => {
    const zoomed = reading({ zoom: { range: { from: 4, to: 8 }, isZoomed: true, reset: vi.fn() } });
    press('Escape', zoomed);
    expect(zoomed.zoom.reset).toHaveBeenCalled();
    expect(zoomed.onSlot).not.toHaveBeenCalled();
    const whole = reading({});
    press('Escape', whole);
    expect(whole.onSlot).toHaveBeenLastCalledWith(null);
  });

  it.each([
    ['PageUp', -1],
    ['PageDown', 1],
  ])('asks with %s for another period', (key, by) => {
    const plot = reading({ onStep: vi.fn() });
    press(key, plot);
    expect(plot.onStep).toHaveBeenCalledWith(by);
  });

  it('opens what is read with Enter, and nothing while nothing is read', () => {
    const plot = reading({ onOpen: vi.fn() });
    press('Enter', plot);
    expect(plot.onOpen).toHaveBeenCalledWith(5);
    expect(press('Enter', reading({ slot: null, onOpen: vi.fn() }))).toBe(false);
  });

  it('leaves to the page what it has no use for', () => {
    expect(['PageUp', 'ArrowUp', 'Tab', 'a'].some((key) => press(key, reading({})))).toBe(false);
  });
});
