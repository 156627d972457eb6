import { describe, expect, it } from 'vitest';
import { pinOf, writePin } from './pin.ts';

describe('pinOf', () => {
  it.each([
    [
      { latitude: '52,5', longitude: '13.4' },
      { latitude: 52.5, longitude: 13.4 },
    ],
    [{ latitude: '', longitude: '13.4' }, null],
    [{ latitude: '91', longitude: '0' }, null],
    [{ latitude: 'x', longitude: '0' }, null],
  ])('of %j', (typed, pin) => {
    expect(pinOf(typed)).toEqual(pin);
  });
});

describe('writePin', () => {
  it('writes as the language does, and what is read again', () => {
    const typed = writePin({ latitude: -33.867487, longitude: 151.20699 }, 'de');
    expect(typed).toEqual({ latitude: '-33,86749', longitude: '151,20699' });
    expect(pinOf(typed)).toEqual({ latitude: -33.86749, longitude: 151.20699 });
  });

  it('goes round the globe', () => {
    expect(writePin({ latitude: 0, longitude: 190 }, 'en').longitude).toBe('-170');
  });
});
