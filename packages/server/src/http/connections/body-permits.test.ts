import { describe, expect, it } from 'vitest';
import { createPermits, type Sender } from './body-permits.ts';

const sending = (bytesPerSecond: number | null, cut: () => void = () => {}): Sender => ({
  speed: () => bytesPerSecond,
  cut,
});
const fast = sending(1_000_000);
const of = (key: string) => [{ key, most: 2 }];

describe('body permits', () => {
  it('are few of one sender', () => {
    const permits = createPermits(10);
    const release = permits.acquire(of('a'), fast);
    permits.acquire(of('a'), fast);
    expect(permits.acquire(of('a'), fast)).toBeNull();
    expect(permits.acquire(of('b'), fast)).not.toBeNull();
    release?.();
    expect(permits.acquire(of('a'), fast)).not.toBeNull();
  });

  it('go from the slowest sender to the next when all are taken', () => {
    const cut: string[] = [];
    const places = createPermits(3);
    places.acquire(
      of('a'),
      sending(900, () => cut.push('slow')),
    );
    places.acquire(
      of('a'),
      sending(600, () => cut.push('slowest')),
    );
    places.acquire(of('b'), fast);
    expect(places.acquire(of('c'), fast)).not.toBeNull();
    expect(places.acquire(of('c'), fast)).not.toBeNull();
    expect(cut).toEqual(['slowest', 'slow']);
    expect(places.acquire(of('d'), fast)).toBeNull();
  });

  it('stay with those who have sent everything', () => {
    const places = createPermits(1);
    places.acquire(of('a'), sending(null));
    expect(places.acquire(of('b'), fast)).toBeNull();
  });
});
