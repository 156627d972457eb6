import { describe, expect, it } from 'vitest';
import { openPlaces, type Sender } from './body-permits.ts';

const sending = (bytesPerSecond: number | null, cut: () => void = () => {}): Sender => ({
  speed: () => bytesPerSecond,
  cut,
});
const fast = sending(1_000_000);
const of = (key: string) => [{ key, most: 2 }];

describe('places', () => {
  it('are few of one sender', () => {
    const places = openPlaces(10);
    const leave = places.enter(of('a'), fast);
    places.enter(of('a'), fast);
    expect(places.enter(of('a'), fast)).toBeNull();
    expect(places.enter(of('b'), fast)).not.toBeNull();
    leave?.();
    expect(places.enter(of('a'), fast)).not.toBeNull();
  });

  it('go from the slowest sender to the next when all are taken', () => {
    const cut: string[] = [];
    const places = openPlaces(3);
    places.enter(
      of('a'),
      sending(900, () => cut.push('slow')),
    );
    places.enter(
      of('a'),
      sending(600, () => cut.push('slowest')),
    );
    places.enter(of('b'), fast);
    expect(places.enter(of('c'), fast)).not.toBeNull();
    expect(places.enter(of('c'), fast)).not.toBeNull();
    expect(cut).toEqual(['slowest', 'slow']);
    expect(places.enter(of('d'), fast)).toBeNull();
  });

  it('stay with those who have sent everything', () => {
    const places = openPlaces(1);
    places.enter(of('a'), sending(null));
    expect(places.enter(of('b'), fast)).toBeNull();
  });
});
